import { defineToken } from '../runtime/index.ts';
import type { BuiltWeb, StoreInspection } from './render-bundle.ts';

export const builtWeb = defineToken<BuiltWeb | null>('builtWeb', 'The web as it was built; null where it is not built.');
export const storeInspections = defineToken<() => Promise<readonly StoreInspection[]>>('storeInspections', 'How each store of the build is composed.');
