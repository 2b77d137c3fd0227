export { knownLegacyUrls, type LegacyUrls } from './former/legacy-addresses.ts';
export { legacyHosts, legacyUrls } from './former/legacy-settings.ts';
export type { StoreInspection } from './render-bundle.ts';
export { storeInspections } from './tokens.ts';
