export { StoreServices, type StoreServicesOptions } from './store-services.ts';
