// What the apps offer: fetched when it is first needed and again after a build.

let pending = null;

/** Apps with their widgets and controls. A failure is an empty list with the host's words. */
export function catalog() {
  pending ??= fetch("/api/gallery", { cache: "no-store" })
    .then(async (response) => {
      const answer = await response.json();
      if (!response.ok) throw new Error(answer.error?.message ?? `Vitrine answered ${response.status}.`);
      return { apps: (answer.apps ?? answer).map(app), problem: null };
    })
    .catch((error) => {
      pending = null;
      return { apps: [], problem: error.message };
    });
  return pending;
}

/** The next look fetches anew. */
export function forgetCatalog() { pending = null; }

/** The families a placed widget can change to, itself included. */
export async function familiesOf({ extension, kind, family, families }) {
  if (families) return families;
  const { apps } = await catalog();
  const found = apps.find((app) => app.extension === extension)?.widgets.find((widget) => widget.kind === kind);
  return (found?.families ?? [family]).filter((name) => name.startsWith("accessory") === family.startsWith("accessory"));
}

function app(document) {
  const extension = document.extension ?? document.extensionName;
  return {
    extension, name: document.name ?? spaced(extension),
    widgets: (document.widgets ?? []).map((widget) => ({ ...offer(widget, extension), families: widget.families ?? [],
      presets: (widget.recommendations ?? widget.presets ?? []).map((preset) => ({ title: preset.description ?? preset.title, values: preset.values ?? {} })) })),
    controls: (document.controls ?? []).map((control) => offer(control, extension)),
  };
}

function offer(document, extension) {
  return {
    extension, kind: document.kind, name: document.name ?? document.displayName ?? spaced(document.kind.split(".").pop()), summary: document.summary ?? "",
    configurable: document.configurable ?? document.isConfigurable ?? false, promptsForConfiguration: document.promptsForConfiguration ?? false,
  };
}

/** `SystemStatus` as words. */
const spaced = (name) => name.replace(/([a-z\d])([A-Z])/g, "$1 $2");
