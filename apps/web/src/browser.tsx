import { begin } from './page/begin.tsx';
import { firstDefaults } from './first-defaults.ts';
import { firstStores, stores } from './stores.ts';

void begin({ stores: firstStores, defaults: firstDefaults, late: { stores, defaults: async () => (await import('./defaults.ts')).defaults } });
