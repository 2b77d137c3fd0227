import { defineArea, provide } from '../area/index.ts';
import { database, log } from '../runtime/index.ts';
import { forgetOldFailures } from './read-failures.ts';
import { StoreFailures } from './store-failures.ts';
import { storeFailures } from './tokens.ts';

export const storeFailuresArea = defineArea({
  name: 'store-failures',
  migrations: { folder: new URL('./migrations/', import.meta.url), after: ['stores'] },
  provides: [provide(storeFailures, { needs: { database, log }, open: (given) => new StoreFailures(given), close: (failures) => failures.written() })],
  cleanUp: [forgetOldFailures],
});
