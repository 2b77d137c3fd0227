export { activePackages, type ActivePackage, type ActivePackages, type ShippedStore } from './active-package.ts';
export { listPackages, type InstalledPackage, type StoreWithPackages } from './list-packages.ts';
export { NotedFailures, type BrowserFailure } from './noted-failures.ts';
export { storePackageServices } from './failure-service.ts';
export { registerStoreFiles } from './register-store-files.ts';
