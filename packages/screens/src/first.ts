// The door for the program that pages begin with in a browser.
import * as areas from './first-areas.ts';
import { registrationFlow } from './profile/registration/registration-flow.ts';

/** What every page has before its scripts run: of `areaDefaults` all but the screens of late areas. */
export const firstDefaults = Object.freeze([...Object.values(areas).flatMap(({ contributions }) => contributions), registrationFlow]);
