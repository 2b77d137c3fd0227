import { createHash } from 'node:crypto';

/** The look of the operator's pages: one sheet, in the page, which the policy knows by its hash. */
export const inspectorStyle = `
:root { color-scheme: light; --ink: #1b2733; --quiet: #51606e; --line: #ccd4db; --paper: #fff; --ground: #f4f6f8; --head: #14293d; --link: #1a5696; --good: #1d6b37; --bad: #a3210f; --warn: #7a4b00; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; font-variant-numeric: tabular-nums; }
header { background: var(--head); color: #fff; }
header > div, main { max-width: 1200px; margin: 0 auto; padding: 16px 24px; }
header > div { display: flex; flex-wrap: wrap; gap: 8px 24px; align-items: center; justify-content: space-between; }
h1 { font-size: 22px; line-height: 1.2; margin: 0; }
h2 { font-size: 18px; line-height: 1.2; margin: 0; }
h3 { font-size: 16px; line-height: 1.3; margin: 24px 0 8px; }
p { margin: 0 0 8px; max-width: 75ch; }
a { color: var(--link); }
.skip { position: absolute; left: -9999px; }
.skip:focus { left: 8px; top: 8px; background: var(--paper); padding: 12px 16px; z-index: 1; }
:focus-visible { outline: 3px solid #c77700; outline-offset: 2px; }
header :focus-visible { outline-color: #ffc861; }
.card { background: var(--paper); border: 1px solid var(--line); border-radius: 4px; padding: 20px 24px 24px; margin: 0 0 16px; }
.card > .top { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: baseline; }
.quiet { color: var(--quiet); }
.state { font-weight: 600; }
.state.good { color: var(--good); }
.state.bad { color: var(--bad); }
.state.warn { color: var(--warn); }
table { border-collapse: collapse; width: 100%; margin: 8px 0 0; }
caption { text-align: left; color: var(--quiet); padding-bottom: 4px; }
th, td { text-align: left; vertical-align: top; padding: 8px 12px 8px 0; border-top: 1px solid var(--line); }
thead th { border-top: 0; color: var(--quiet); font-weight: 600; }
dl { display: grid; grid-template-columns: 128px 1fr; gap: 4px 24px; margin: 16px 0 0; }
dl + dl { margin-top: 4px; }
dl + p { margin-top: 12px; }
dt { color: var(--quiet); }
dd { margin: 0; min-width: 0; overflow-wrap: anywhere; }
ul { margin: 8px 0 0; padding-left: 20px; }
td ul { margin: 0; padding: 0; list-style: none; }
th code, time { white-space: nowrap; }
code { font: 14px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
details { border-top: 1px solid var(--line); margin-top: 16px; }
summary { cursor: pointer; padding: 10px 0; min-height: 44px; color: var(--link); }
button { font: inherit; font-weight: 600; min-height: 44px; padding: 8px 20px; border: 1px solid var(--link); border-radius: 4px; background: var(--link); color: #fff; cursor: pointer; }
header button { background: transparent; border-color: #fff; }
label { display: block; font-weight: 600; margin: 16px 0 4px; }
input { font: inherit; width: 100%; max-width: 480px; min-height: 44px; padding: 8px 12px; border: 1px solid var(--quiet); border-radius: 4px; background: var(--paper); color: var(--ink); }
.error { border-left: 4px solid var(--bad); padding: 8px 16px; margin: 16px 0 0; }
form.sign-in p { margin-bottom: 8px; }
form.sign-in button { margin-top: 16px; }
@media (max-width: 640px) {
  header > div, main { padding: 16px; }
  .card { padding: 16px; }
  thead { position: absolute; left: -9999px; }
  tr { display: block; border-top: 1px solid var(--line); padding: 8px 0; }
  th, td { display: block; border: 0; padding: 2px 0; overflow-wrap: anywhere; }
  td[data-label]::before { content: attr(data-label) " "; color: var(--quiet); }
  th code { white-space: normal; }
  td a, th a { display: inline-block; padding: 10px 0; }
  dl { grid-template-columns: 1fr; gap: 0; }
  dd { margin-bottom: 8px; }
}
@media print { .skip, header form { display: none; } }
`;

/** For the content policy. */
export const inspectorStyleSource = `'sha256-${createHash('sha256').update(inspectorStyle).digest('base64')}'`;
