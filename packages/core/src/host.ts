// For hosts: what the web app needs and a store author must not touch.
export { screenMaps } from './screens/screen-maps.ts';
export { resolveScreen, type ScreenMaps, type ScreenQuestion } from './screens/resolve-screen.ts';
export { composeStore, type Composition, type CompositionOptions } from './store/compose-store.ts';
export { diagnosticText, type Diagnostic, type DiagnosticCode } from './store/diagnostics.ts';
export type { StoreList } from './store/current-store.ts';
export type { LateParts } from './store/store-screens.ts';
export type { StoreRuntime } from './store/store-runtime.ts';
export { contractService, requestOf, type ServiceRequest } from './store/service-request.ts';
export { withThemeKey } from './wire/information-key.ts';
export { NotSettled } from './capabilities/within-time.ts';
export { browserCapabilities } from './capabilities/browser/browser-capabilities.ts';
export {
  BrowserKeysToken, CookiesToken, FetchToken, FormsToken, HistoryToken, LinkToken, LocalStorageToken, LocationToken, LocksToken, OtherTabsToken, SessionStorageToken, ViewportToken,
} from './capabilities/tokens.ts';
export type * from './capabilities/capabilities.ts';
export { closeWindow, type ClosedWindowOptions } from './capabilities/browser/closed/close-window.ts';
export { detachedCapabilities } from './capabilities/detached-capabilities.ts';
export { createStorefront, pageTitle, type HostedStorefront, type StorefrontOptions } from './engine/create-storefront.ts';
export type { FirstAnswer, FirstPageResult } from './engine/first-page.ts';
export { consoleErrorLogger } from './extension/console-error-logger.ts';
export { enterText } from './capabilities/enter-value.ts';
/** For the catalog of screens: the question to a buyer whose session has expired. */
export { newSessionQuestion } from './shell/new-session-question.ts';
export { FormDrafts } from './drafts/form-drafts.ts';
export { chooseStore, type StoreClues } from './navigation/choose-store.ts';
export { parseAddress } from './capabilities/parse-address.ts';
export { notFoundPath, routeOf, type Route } from './navigation/routes.ts';
export { leadsOn } from './navigation/legacy-urls.ts';
export { StorefrontProvider, type StorefrontProviderProps } from './react/StorefrontProvider.tsx';
export { ScreenOutlet } from './react/ScreenOutlet.tsx';
