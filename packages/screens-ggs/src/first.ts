// The door for what pages of these stores begin with in a browser (decision 0260).
import type { Contribution } from '@quartermaster/core';
import { globalSupplyBehaviour } from './behaviour/global-supply-behaviour.ts';
import { firstAdded, firstReplaced, supplyFeedback } from './first-screens.ts';
import { globalSupplyLayouts } from './layout/global-supply-layouts.ts';

/** Of `globalSupplyAdds` what first pages show. */
export const firstSupplyAdds: readonly Contribution[] = Object.freeze([...firstAdded, supplyFeedback]);

/** Of `globalSupplyOverrides` what first pages show, and all that is no screen. */
export const firstSupplyOverrides: readonly Contribution[] = Object.freeze([...firstReplaced, ...globalSupplyLayouts, ...globalSupplyBehaviour]);
