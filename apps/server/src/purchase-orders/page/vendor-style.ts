import { createHash } from 'node:crypto';

/** The look of the vendor's page: one sheet, in the page, which the policy knows by its hash. */
export const vendorStyle = `
:root { color-scheme: light; --ink: #1b2733; --quiet: #51606e; --line: #ccd4db; --paper: #fff; --ground: #f4f6f8; --head: #14293d; --link: #1a5696; --bad: #a3210f; --good: #1d6b37; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; font-variant-numeric: tabular-nums; }
header { background: var(--head); color: #fff; }
header > div, main { max-width: 960px; margin: 0 auto; padding: 16px 24px; }
header p { margin: 4px 0 0; }
h1 { font-size: 24px; line-height: 1.2; margin: 0; overflow-wrap: anywhere; }
h2 { font-size: 18px; line-height: 1.3; margin: 0 0 8px; }
p { margin: 0 0 8px; max-width: 75ch; overflow-wrap: anywhere; }
a { color: var(--link); }
.skip { position: absolute; left: -9999px; }
.skip:focus { left: 8px; top: 8px; background: var(--paper); padding: 12px 16px; z-index: 1; }
:focus-visible { outline: 3px solid #c77700; outline-offset: 2px; }
.card { background: var(--paper); border: 1px solid var(--line); border-radius: 4px; padding: 20px 24px 24px; margin: 0 0 16px; }
.quiet { color: var(--quiet); }
.done { border-left: 6px solid var(--good); }
.wrong { border-left: 6px solid var(--bad); }
.error { color: var(--bad); font-weight: 600; }
.said { white-space: pre-line; }
table { border-collapse: collapse; width: 100%; margin: 8px 0 0; }
caption { text-align: left; color: var(--quiet); padding-bottom: 4px; }
th, td { text-align: left; vertical-align: top; padding: 8px 12px 8px 0; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
thead th { border-top: 0; color: var(--quiet); font-weight: 600; }
dl { display: grid; grid-template-columns: 160px 1fr; gap: 4px 24px; margin: 0; }
dt { color: var(--quiet); }
dd { margin: 0; min-width: 0; overflow-wrap: anywhere; }
ol { margin: 0; padding-left: 24px; }
li { margin-bottom: 8px; }
fieldset { border: 0; margin: 0; padding: 0; min-width: 0; }
legend { font-weight: 600; padding: 0; }
label { display: block; font-weight: 600; margin: 12px 0 4px; }
.tick { display: flex; gap: 12px; align-items: center; min-height: 44px; margin: 0; font-weight: 400; }
.tick input { width: 24px; min-height: 24px; flex: none; }
input, textarea { font: inherit; width: 100%; max-width: 480px; min-height: 44px; padding: 8px 12px; border: 1px solid var(--quiet); border-radius: 4px; background: var(--paper); color: var(--ink); }
[aria-invalid] { border: 2px solid var(--bad); }
button { display: block; font: inherit; font-weight: 600; min-height: 44px; margin-top: 16px; padding: 8px 20px; border: 1px solid var(--link); border-radius: 4px; background: var(--link); color: #fff; cursor: pointer; }
details { border-top: 1px solid var(--line); }
summary { cursor: pointer; padding: 10px 0; min-height: 44px; color: var(--link); font-weight: 600; }
@media (max-width: 640px) {
  header > div, main { padding: 16px; }
  .card { padding: 16px; }
  thead { position: absolute; left: -9999px; }
  tr { display: block; border-top: 1px solid var(--line); padding: 8px 0; }
  th, td { display: block; border: 0; padding: 2px 0; }
  td[data-label]::before { content: attr(data-label) " "; color: var(--quiet); }
  dl { grid-template-columns: 1fr; gap: 0; }
  dd { margin-bottom: 8px; }
}
@media print { .skip, form, details { display: none; } }
`;

/** For the content policy. */
export const vendorStyleSource = `'sha256-${createHash('sha256').update(vendorStyle).digest('base64')}'`;
