export { activePackages, type ActivePackage, type ActivePackages, type ShippedStore } from './active-package.ts';
export { storePackageServices } from './failure-service.ts';
export { registerStoreFiles } from './register-store-files.ts';
