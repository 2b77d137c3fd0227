import type { StoreTraits } from '@quartermaster/contracts';
import { html, type Html } from '../http/index.ts';

/** The traits of a store from the store list, which `npm run stores:traits` writes; null where the list no longer has the store. */
export function traitsDetails(traits: StoreTraits | null): Html | null {
  if (traits === null) return null;
  const { family, startPath, loginForm, federal, members, theme, hostWords, information, services } = traits;
  const pages = [information.tutorial, information.help].filter((key) => key !== null);
  return html`<dl><dt>Family</dt><dd>${family}, look ${theme}</dd><dt>Visits begin at</dt><dd><code>${startPath}</code>${loginForm === null ? null : html`, login form <code>${loginForm}</code>`}</dd>
<dt>Buyers</dt><dd>${members === null ? 'all' : html`members by the rule <code>${members.rule}</code> <code>${JSON.stringify(members.options)}</code>`}; ${federal ? 'government addresses alone register' : 'any address may register'}</dd>
${hostWords.length === 0 ? null : html`<dt>Words of hosts</dt><dd>${hostWords.join(', ')}</dd>`}${pages.length === 0 ? null : html`<dt>Pages of its own</dt><dd>${pages.join(', ')}</dd>`}</dl>
${services.length === 0 ? null : html`<details><summary>Services of the marketplace at paths of its own: ${services.length}</summary><ul>${services.map(({ path, kind }) => html`<li><code>${path}</code> ${kind}</li>`)}</ul></details>`}`;
}
