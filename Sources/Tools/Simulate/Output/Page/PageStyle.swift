/// How the page looks.
enum PageStyle {
  static let css = """
    :root{--ground:#f5f5f7;--card:#fff;--text:#1d1d1f;--quiet:#6e6e73;--line:#e3e3e8;--blue:#0071e3;--green:#248a3d;\
    --orange:#c45500;--amber:#ffb340;--red:#d70015;--violet:#8944ab;--none:#d9d9de;--strip:#e8eaef}
    @media (prefers-color-scheme:dark){:root{--ground:#000;--card:#1c1c1e;--text:#f5f5f7;--quiet:#98989d;--line:#38383a;\
    --blue:#409cff;--green:#30d158;--orange:#ff9f0a;--amber:#ff9f0a;--red:#ff6961;--violet:#da8fff;--none:#48484a;--strip:#2c2c2e}}
    *{box-sizing:border-box}
    body{margin:0;background:var(--ground);color:var(--text);font:15px/1.45 -apple-system,BlinkMacSystemFont,"SF Pro Text",\
    "Inter","Segoe UI",system-ui,sans-serif;-webkit-font-smoothing:antialiased}
    main{max-width:1180px;margin:0 auto;padding:40px 24px 64px}
    header{margin-bottom:28px}
    h1{margin:0 0 4px;font-size:34px;line-height:1.15;letter-spacing:-.02em;font-weight:700}
    h2{margin:0 0 6px;font-size:19px;font-weight:600;letter-spacing:-.01em;overflow-wrap:anywhere}
    h2 small{margin-left:8px;font-size:13px;font-weight:400;color:var(--quiet);letter-spacing:0}
    header p,.sums,.quiet,footer,.legend{color:var(--quiet)}
    header p,.sums{margin:0}
    .figures{display:grid;grid-template-columns:repeat(5,1fr);gap:12px;margin-top:22px}
    .figures div{background:var(--card);border-radius:14px;padding:14px 16px}
    .figures b{display:block;font-size:26px;font-weight:600;letter-spacing:-.02em;font-variant-numeric:tabular-nums}
    .figures span{color:var(--quiet);font-size:13px}
    section{background:var(--card);border-radius:18px;padding:22px 24px;margin:0 0 18px}
    .legend{display:flex;flex-wrap:wrap;gap:4px 16px;margin:10px 0 12px;font-size:12px}
    .legend span{display:inline-flex;align-items:center;gap:5px}
    .legend svg{width:16px;height:16px;overflow:visible}
    .scroll{overflow-x:auto;margin:12px -24px 0;padding:0 24px}
    .days{display:grid;grid-template-columns:92px minmax(0,1fr);gap:16px 12px;min-width:760px}
    .label{font-size:13px;font-weight:600;font-variant-numeric:tabular-nums;padding-top:2px}
    .label small{display:block;font-weight:400;font-size:12px;color:var(--quiet)}
    .label .bad,.notes .bad b{color:var(--red)}
    .strip{display:flex;align-items:center;padding:3px 0;border-radius:8px;background:var(--strip)}
    .strip i{flex:1 1 0;min-width:0;aspect-ratio:1;margin:0 2px;background-position:center;background-size:contain;\
    background-repeat:no-repeat;transition:transform .12s;transform-origin:50% 0}
    .strip i:first-child{transform-origin:0 0}.strip i:last-child{transform-origin:100% 0}
    .strip i:hover{transform:scale(3.2);position:relative;z-index:2}
    .strip.wide i{aspect-ratio:2.14}.strip.wide i:hover{transform:scale(2.6)}
    .strip.large i{aspect-ratio:.955}.strip.row i{aspect-ratio:2.2}.strip.line i{aspect-ratio:4}
    .strip.lock{background:#2b3a55}
    .strip .none{background:var(--none);border-radius:4px;opacity:.4;aspect-ratio:auto;height:4px}
    @media (prefers-reduced-motion:reduce){.strip i{transition:none}}
    svg{display:block}
    .symbols{position:absolute}
    .age,.lanes,.chart{width:100%;overflow:visible}
    .age{margin-top:3px}
    .stale{fill:var(--amber)}
    .grid{stroke:var(--line);stroke-width:1}
    .charged{fill:var(--blue)}
    .free{fill:var(--card);stroke:var(--blue);stroke-width:1.4;stroke-linejoin:round}
    .off{fill:none;stroke:var(--orange);stroke-width:1.7;stroke-linecap:round}
    .push{fill:var(--violet)}
    .look{fill:var(--green);opacity:.85}
    .app{fill:var(--blue);opacity:.55;rx:2px}
    .offline{fill:url(#hatch);color:var(--quiet);opacity:.5}
    #hatch rect{fill:#8e8e93}
    .low{fill:var(--amber);rx:2px}
    .zone{fill:var(--violet)}
    .chart{margin-top:4px;background:linear-gradient(var(--line),var(--line)) bottom/100% 1px no-repeat}
    .area{fill:var(--blue);opacity:.12}
    .used{fill:none;stroke:var(--blue);stroke-width:1.5;vector-effect:non-scaling-stroke}
    .allowance{fill:none;stroke:var(--quiet);stroke-width:1;stroke-dasharray:3 3;vector-effect:non-scaling-stroke}
    .scale{position:relative;height:16px;font-size:11px;color:var(--quiet);font-variant-numeric:tabular-nums}
    .scale span{position:absolute;transform:translateX(-50%)}
    .scale span:first-child{transform:none}
    .notes{list-style:none;margin:16px 0 0;padding:0;font-size:14px}
    .notes li{padding:7px 0;border-top:1px solid var(--line)}
    .notes .odd b{color:var(--orange)}
    .notes .quiet{color:var(--quiet)}
    details{margin-top:14px;font-size:13px}
    summary{cursor:pointer;color:var(--blue)}
    summary:focus-visible{outline:2px solid var(--blue);outline-offset:3px;border-radius:4px}
    table{border-collapse:collapse;margin-top:8px;min-width:700px}
    td{padding:3px 14px 3px 0;vertical-align:top;border-bottom:1px solid var(--line);font-variant-numeric:tabular-nums}
    td:nth-child(1),td:nth-child(3){white-space:nowrap;color:var(--quiet)}
    footer{font-size:13px;text-align:center;margin-top:28px}
    code{font:12px ui-monospace,"SF Mono",Menlo,monospace}
    @media (max-width:640px){main{padding:24px 14px 40px}h1{font-size:27px}section{padding:18px 16px;border-radius:16px}\
    .scroll{margin:12px -16px 0;padding:0 16px}.figures{grid-template-columns:repeat(2,1fr);gap:8px}\
    .figures div:first-child{grid-column:1/-1}h2 small{display:block;margin:2px 0 0}\
    .days{grid-template-columns:74px minmax(0,1fr);min-width:640px}.scale .odd{display:none}}
    @media print{body{background:#fff}section{break-inside:avoid}}

    """
}
