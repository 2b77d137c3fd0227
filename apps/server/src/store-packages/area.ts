import { defineArea, provide } from '../area/index.ts';
import { database, log } from '../runtime/index.ts';
import { storeFailures } from '../store-failures/index.ts';
import { storeList } from '../store-list/index.ts';
import { activePackages } from './active-packages.ts';
import { storePackageServices } from './failure-service.ts';
import { storePackages } from './tokens.ts';

export const storePackagesArea = defineArea({
  name: 'store-packages',
  migrations: { folder: new URL('./migrations/', import.meta.url), after: ['stores'] },
  provides: [provide(storePackages, { needs: { database, stores: storeList, log }, open: activePackages, close: (packages) => packages.looked() })],
  needs: { storeFailures },
  services: ({ storeFailures }) => storePackageServices(storeFailures),
});
