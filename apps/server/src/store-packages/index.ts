export type { ShippedStore } from './active-package.ts';
export { activateInside } from './active-version.ts';
export { activePackages, type ActivePackages } from './active-packages.ts';
export { listPackages, type InstalledPackage, type StoreWithPackages } from './list-packages.ts';
export { storePackageServices } from './failure-service.ts';
export { removeInside } from './remove-package.ts';
export { registerStoreFiles } from './register-store-files.ts';
export { storePackages } from './tokens.ts';
export { StorePackageError } from './store-package-error.ts';
