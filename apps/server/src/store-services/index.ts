export { StoreServices, type StoreServicesOptions } from './store-services.ts';
export { readForwardedServices, type ApprovedAddress, type ForwardedService } from './approved-upstreams.ts';
export { mayBeAsked } from './address-guard.ts';
