import type { Contribution } from '@quartermaster/core';
import { globalSupplyBehaviour } from './behaviour/global-supply-behaviour.ts';
import { addedScreens, replacedScreens } from './global-supply-screens.ts';
import { supplyFeedback } from './first-screens.ts';
import { globalSupplyLayouts } from './layout/global-supply-layouts.ts';

/** The contributions that a Global Supply store adds to the defaults: the screens that only these stores have. */
export const globalSupplyAdds: readonly Contribution[] = Object.freeze([...addedScreens, supplyFeedback]);

/** The contributions that a Global Supply store has in place of a default: screens, layouts and behavior. */
export const globalSupplyOverrides: readonly Contribution[] = Object.freeze([...replacedScreens, ...globalSupplyLayouts, ...globalSupplyBehaviour]);

export { SupplyHeader } from './header/SupplyHeader.tsx';
export { SupplyLogo, type SupplyLogoProps } from './header/SupplyLogo.tsx';
export { SupplyFooter } from './footer/SupplyFooter.tsx';
/** For tests of the stores: the registration of a person without an account. */
export { DirectRegistration } from './behaviour/direct-registration.ts';
