import { setting } from '../runtime/index.ts';

/** Products of which an import may keep how they were, and all imports together. */
export const undoProducts = setting.wholeNumber('CATALOG_UNDO_PRODUCTS', {
  otherwise: 200_000, least: 0, most: 5_000_000, doc: 'products that an import may change and can still be undone; of all imports together, how as many products were is kept, about 2 KB for each; give it to `npm run catalog:import`, too',
});

export const undoDays = setting.wholeNumber('CATALOG_UNDO_DAYS', { otherwise: 14, least: 1, most: 365, doc: 'days for which an import can be undone' });

/** Megabytes. */
export const unpackedLimit = setting.wholeNumber('CATALOG_UNPACKED_MB', {
  otherwise: 2048, least: 1, most: 100_000, doc: 'megabytes to which a packed catalog file may unpack that is imported at the desk; a small one can hold a thousand times its size',
});
