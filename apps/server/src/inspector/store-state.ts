import { html, type Html } from '../http/index.ts';
import type { InspectedStore } from './inspected-store.ts';

/** A word beside the color: a reader need not tell colors apart. */
export function stateOf({ off, failures }: InspectedStore): Html {
  if (off !== null) return html`<span class="state bad">Switched off</span>`;
  const failed = failures.browsers.length + failures.services.length;
  return failed === 0 ? html`<span class="state good">Shown</span>` : html`<span class="state warn">Shown, ${failed} ${failed === 1 ? 'failure' : 'failures'} reported</span>`;
}
