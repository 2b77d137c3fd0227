import { html, type Html } from '../http/index.ts';
import type { InspectedRule, InspectedVersion } from './inspected-store.ts';
import { timeOf } from './moment.ts';

/** One installed version: where it comes from, what the rules said of it, its files. */
export const versionDetails = (version: InspectedVersion, state: 'shown' | 'switched off' | 'kept'): Html => html`<details><summary>Version ${version.version}, ${state}</summary>
<dl><dt>Package</dt><dd>${version.packageName}@${version.version}</dd><dt>Integrity</dt><dd><code>${version.integrity}</code></dd><dt>Built for core</dt><dd>${version.coreRange}</dd>
<dt>Installed</dt><dd>${timeOf(version.installedAt)}</dd><dt>Shown since</dt><dd>${version.activatedAt === null ? 'never shown' : timeOf(version.activatedAt)}</dd></dl>
${ruleList(version.rules)}
<table><caption>${version.files.length} files, ${kilobytes(version.bytes)}</caption><thead><tr><th scope="col">File</th><th scope="col">Size</th><th scope="col">Integrity</th></tr></thead><tbody>${version.files.map(
  ({ path, bytes, integrity }) => html`<tr><th scope="row"><code>${path}</code></th><td data-label="Size">${kilobytes(bytes)}</td><td data-label="Integrity"><code>${integrity}</code></td></tr>`,
)}</tbody></table></details>`;

const ruleList = (rules: readonly InspectedRule[] | null): Html =>
  rules === null
    ? html`<p class="quiet">It was installed without a report of the conformance rules.</p>`
    : html`<h3>Conformance rules</h3><ul>${rules.map(({ rule, verdict, measures }) => html`<li>${rule}: ${verdict}${Object.entries(measures).map(([name, value]) => html`, ${name} ${value}`)}</li>`)}</ul>`;

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`;
