import { composed } from '../composition/composed.ts';
import { stores } from '../composition/stores.ts';
import { themes } from '../composition/themes.ts';
import { listDisplays } from './display-list.ts';
import { listScreens } from './screen-list.ts';

const runtimes = await Promise.all(stores.map(composed));

/** The contents of the catalog beside the stories that are written by hand; for the program that writes their stories. */
export const contents = {
  screens: listScreens(runtimes),
  displays: listDisplays(runtimes),
  stores: runtimes.map(({ name }) => name),
  themes: themes.map(({ id }) => id),
};

export type Contents = typeof contents;
