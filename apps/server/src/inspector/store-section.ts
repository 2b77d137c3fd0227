import { html, type Html } from '../http/index.ts';
import type { InspectedStore, InspectedUpstream } from './inspected-store.ts';
import { timeOf } from './moment.ts';
import { stateOf } from './store-state.ts';
import { traitsDetails } from './traits-details.ts';
import { versionDetails } from './version-details.ts';

/** Everything about one store. */
export function storeSection(store: InspectedStore): Html {
  const { name, number, off, hosts, shipped, assortment } = store;
  return html`<section class="card" aria-labelledby="${name}"><div class="top"><h2 id="${name}" tabindex="-1">${name}</h2>${stateOf(store)}<span class="quiet">number ${number}, ${shipped ? 'shipped by its owner' : 'built with the marketplace'}</span></div>
${off === null ? null : html`<p class="error">${off}</p>`}
<dl><dt>Hosts</dt><dd>${hosts.join(', ') || 'none'}</dd><dt>Sells</dt><dd>${assortment === null ? 'the whole catalog' : html`${count(assortment.products, 'product')}, ${count(assortment.services, 'service')}, ${count(assortment.offers, 'offer')}${assortment.supplied ? ' (as supplied)' : ''}`}</dd></dl>
${traitsDetails(store.traits)}
${composition(store)}
${store.upstreams.length === 0 ? null : upstreamTable(store.upstreams)}
${failureTables(store)}
${store.versions.map((version) => versionDetails(version, version.version !== store.activeVersion ? 'kept' : off === null ? 'shown' : 'switched off'))}
</section>
`;
}

function composition({ composition: found, shipped }: InspectedStore): Html | null {
  if (found === null) return shipped ? html`<p class="quiet">Its code runs in browsers alone, never on this server. What it brings was checked when it was installed; each version below has its report.</p>` : null;
  const { coreRange, coreVersion, theme, adds, overrides, diagnostics } = found;
  return html`<dl><dt>Built for core</dt><dd>${coreRange ?? 'unknown'} (this is ${coreVersion})</dd><dt>Theme</dt><dd>${theme ?? 'none'}</dd></dl>
${diagnostics.length === 0 ? null : html`<h3>Diagnostics</h3><ul>${diagnostics.map((diagnostic) => html`<li><code>${diagnostic}</code></li>`)}</ul>`}
${contributions('adds', adds)}${contributions('overrides', overrides)}`;
}

const contributions = (kind: 'adds' | 'overrides', list: readonly { readonly point: string; readonly key: string | null }[]): Html | null =>
  list.length === 0
    ? null
    : html`<details><summary>${kind === 'adds' ? 'Adds' : 'Overrides'} ${count(list.length, 'contribution')}</summary><ul>${list.map(({ point, key }) => html`<li>${point}${key === null ? null : html` <code>${key}</code>`}</li>`)}</ul></details>`;

const upstreamTable = (upstreams: readonly InspectedUpstream[]): Html => html`<h3>Services of its own</h3>
<table><thead><tr><th scope="col">Path</th><th scope="col">For</th><th scope="col">Address</th><th scope="col">Forwarded</th></tr></thead><tbody>${upstreams.map(
  ({ path, description, approved, services }) => html`<tr><th scope="row"><code>${path}</code></th><td data-label="For">${description}</td>
<td data-label="Address">${approved === null ? html`<span class="state bad">none approved</span>` : html`<code>${approved.address}</code>${approved.privateAllowed ? ', private network' : ''}${approved.namesVisitor ? ', with a pseudonym of the visitor' : ''}`}</td>
<td data-label="Forwarded"><ul>${services.map(({ path: service, method, access }) => html`<li><code>${method} ${service}</code>${access === 'buyer' ? ' for buyers' : ''}</li>`)}</ul></td></tr>`,
)}</tbody></table>`;

function failureTables({ failures: { services, browsers } }: InspectedStore): Html | null {
  if (services.length + browsers.length === 0) return null;
  return html`<h3>Last failures</h3><p class="quiet">Of all server processes, twenty of each kind and no older than two weeks. The log has all of them.</p><table><thead><tr><th scope="col">When</th><th scope="col">Where</th><th scope="col">Why</th></tr></thead><tbody>${services.map(
    ({ at, path, reason, message, requestId }) => html`<tr><td>${timeOf(at)}</td><td><code>${path}</code></td><td>${reason}: ${message} <span class="quiet">Error id ${requestId}</span></td></tr>`,
  )}${browsers.map(({ at, version, code, why }) => html`<tr><td>${timeOf(at)}</td><td>a browser, version ${version}</td><td>${code}: ${why}</td></tr>`)}</tbody></table>`;
}

const count = (value: number, what: string): string => `${value.toLocaleString('en-US')} ${what}${value === 1 ? '' : 's'}`;
