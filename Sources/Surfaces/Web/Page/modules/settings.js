// What a person sets for the whole device: language, time zone and type size.

import { h } from "./dom.js";

/** Languages to choose from: common ones, and those that test a layout (long words, other scripts, from right to left). */
const LOCALES = ["en_US", "en_GB", "de_DE", "fr_FR", "es_ES", "it_IT", "nl_NL", "pl_PL", "pt_BR", "ru_RU", "tr_TR", "ja_JP", "ko_KR", "zh_CN", "zh_TW", "hi_IN", "th_TH", "vi_VN", "ar_EG", "he_IL"];

function localeName(locale) {
  try {
    return new Intl.DisplayNames(["en"], { type: "language" }).of(locale.replaceAll("_", "-")) ?? locale;
  } catch {
    return locale;
  }
}

/** `accessibility3` as “Accessibility 3”, `xxLarge` as “XX Large”. */
function sizeName(size) {
  const match = size.match(/^(x*)(\D*)(\d*)$/);
  return match ? [match[1].toUpperCase(), match[2].replace(/^./, (letter) => letter.toUpperCase()), match[3]].filter(Boolean).join(" ") : size;
}

export class Settings {
  /** `change({ locale | timeZone | typeSize })` is called once a person has chosen. */
  constructor(change) {
    const select = (label, key) => h("select", { "aria-label": label, onchange: (event) => change({ [key]: event.target.value }) });
    this.locale = select("Language", "locale");
    this.size = select("Type size", "typeSize");
    this.zone = select("Time zone", "timeZone");
    const row = (name, input) => h("label", { class: "setting" }, h("span", {}, name), input);
    this.element = h("section", { class: "settings" }, h("h3", {}, "Settings"), row("Language", this.locale), row("Type Size", this.size), row("Time Zone", this.zone));
  }

  show({ locale, timeZone, typeSize, typeSizes }) {
    this.#fill(this.locale, LOCALES, locale, localeName);
    this.#fill(this.size, typeSizes, typeSize, sizeName);
    this.#fill(this.zone, Intl.supportedValuesOf?.("timeZone") ?? [], timeZone, (name) => name.replaceAll("_", " "));
    return this.element;
  }

  /** What the device has is there, whether it is in the list or not. */
  #fill(select, values, chosen, name) {
    const all = values.includes(chosen) ? values : [chosen, ...values];
    if (select.childElementCount !== all.length || !all.includes(select.value)) {
      select.replaceChildren(...all.map((value) => h("option", { value }, name(value))));
    }
    select.value = chosen;
  }
}
