export { CurrentStore, DefaultsToken, EngineContainerToken, StoreListToken, type StoreList } from './current-store.ts';
export { contractService, requestOf, requestUrl, serviceRequest, type ServiceRequest } from './service-request.ts';
export { LatePartsToken, StoreScreens, type LateParts } from './store-screens.ts';
export { Services } from './services.ts';
export type { Extension, StoreRuntime } from './store-runtime.ts';
export type { UnavailableStore } from './unavailable-store.ts';
