import { stores } from '../composition/stores.ts';
import { listScreens } from './screen-list.ts';

/** What the catalogue shows of screens, for the program that writes their stories. */
export const allScreens = await listScreens(stores);
