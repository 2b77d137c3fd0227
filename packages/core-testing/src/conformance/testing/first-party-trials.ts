import { usualTrial } from '../browser/store-trials.ts';
import type { TrialOptions } from '../browser/tried-store.ts';
import type { RuleId } from '../report/report.ts';

/** The rules for which a store's screens are tried here; all of them for a store that is not listed. */
const screensFor: Readonly<Record<string, readonly RuleId[]>> = {
  // Its own tests show each of its screens to axe on a phone with every example, its stories on a desk.
  'store-fss': ['isolation', 'contract'],
  // It shows the screens of FSS, from the same modules, and none besides: a test of the web holds that (global-supply-map.test.ts).
  'store-usmc': [],
};

/** The trial of a store of the specification in `npm test`: its stories and the tests of its screens show every example; `npm run test:conformance` makes the one that an owner's command makes. */
export function firstPartyTrial(folder: string): TrialOptions {
  const chosen = screensFor[folder];
  return { ...usualTrial, mounts: 6, sampled: true, ...(chosen !== undefined && { screensFor: chosen }) };
}
