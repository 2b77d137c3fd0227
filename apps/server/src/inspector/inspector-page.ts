import type { InspectedStore, Inspection } from './inspected-store.ts';
import { html, type Html } from '../http/index.ts';
import { timeOf } from './moment.ts';
import { operatorDocument } from './operator-document.ts';
import { storeSection } from './store-section.ts';
import { stateOf } from './store-state.ts';

/** The page of the stores: all of them in a table, then each by itself. */
export function inspectorPage({ at, appServerId, listVersion, stores }: Inspection): string {
  const off = stores.filter((store) => store.off !== null);
  return operatorDocument({
    title: 'Stores of this deployment',
    action: html`<form method="post" action="/__stores/sign-out"><button type="submit">Sign out</button></form>`,
    main: html`<section class="card" aria-labelledby="all"><h2 id="all">${stores.length} stores, ${off.length === 0 ? 'all are shown' : `${off.length} switched off`}</h2>
<p class="quiet">As of ${timeOf(at)}, list version ${listVersion}, server process ${appServerId}. <a href="/__stores/stores.json">The same as JSON</a></p>
<table><thead><tr><th scope="col">Store</th><th scope="col">Number</th><th scope="col">Package</th><th scope="col">Version</th><th scope="col">Hosts</th><th scope="col">State</th></tr></thead>
<tbody>${stores.map(row)}</tbody></table></section>
${stores.map(storeSection)}`,
  });
}

const row = (store: InspectedStore): Html => html`<tr><th scope="row"><a href="#${store.name}">${store.name}</a></th>
<td data-label="Number">${store.number}</td><td data-label="Package">${packageOf(store)}</td><td data-label="Version">${store.activeVersion ?? store.composition?.coreVersion ?? 'none'}</td>
<td data-label="Hosts">${store.hosts.join(', ') || 'none'}</td><td data-label="State">${stateOf(store)}</td></tr>
`;

function packageOf({ versions, activeVersion, composition }: InspectedStore): string {
  return composition?.packageName ?? versions.find(({ version }) => version === activeVersion)?.packageName ?? versions[0]?.packageName ?? 'none';
}
