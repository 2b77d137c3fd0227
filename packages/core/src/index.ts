// For authors of stores, screens and layouts. Hosts use the second door, host.ts.
/** The version of this package, against which stores declare their `coreRange`. */
export { coreVersion } from '@quartermaster/contracts';

export { extensionPoint, type Cardinality, type ExtensionPoint, type PointOptions, type StrategyClass } from './extension/extension-point.ts';
export { contribution, type Contribution } from './extension/contribution.ts';
export * from './extension/brand-points.ts';
export * from './extension/behaviour-points.ts';
export * from './extension/page-points.ts';

export type { FindLogin, RegistrationFlow, RegistrationStep } from './extension/registration-flow.ts';
export { askToRegister, directRegistration, finalizeRegistration } from './store/registration-flows.ts';

export { defineStore, type StoreBrand, type StorePlugin } from './store/define-store.ts';
export { servicePoint, storeService, type StoreResponse, type StoreServiceDeclaration, type StoreServiceDefinition } from './store/store-service.ts';
export { defineArea, overrideArea, type Area, type AreaReplacement, type AreaScreens } from './screens/area.ts';
export { defineScreen, overrideScreen, screenFor, type AnyNamedScreen, type NamedScreen, type ScreenReplacement } from './screens/named-screen.ts';
export { namedScreenPoint } from './screens/named-screen-point.ts';
export { screenPoint } from './screens/screen-point.ts';
export { screen, type LayoutId, type ModalSize, type ScreenDeclaration, type ScreenDefinition, type ScreenLook, type ScreenProps } from './screens/screen.ts';
export { displayScreen, dsScreenPoint, type DisplayScreenDefinition, type DisplayScreenProps } from './screens/display-screen.ts';
export { layoutPoint, modalLayout, pageLayout, type LayoutDefinition, type LayoutProps, type ModalLayoutProps } from './screens/layout.ts';

export { CallFailure, concernsPage, type CallFailureKind } from './errors/call-failure.ts';
export { errorTexts, type ErrorText } from './errors/error-texts.ts';
export { laterErrorTexts } from './errors/later-error-texts.ts';
export type { ErrorReport, ErrorReportAttributes } from './errors/error-report.ts';
export type { Answer, AnyAnswer } from './capabilities/answer.ts';
export type { QueryInput } from './capabilities/query.ts';
export type { CallOptions, OpenOptions, SignInOptions } from './engine/storefront.ts';
export type { UnavailableStore } from './store/unavailable-store.ts';
export type { AnalyticsCartItem, AnalyticsEvent, AnalyticsSink } from './extension/analytics-event.ts';
export { ownOrigin, type AnalyticsProvider, type AnalyticsServices } from './extension/analytics-provider.ts';
export type { ConsentState } from './navigation/analytics.ts';
export { useAnalyticsConsent, type AnalyticsConsent } from './react/use-analytics-consent.ts';
export type { AlertType } from './errors/alert-type.ts';
export type { Alert, AlertRequest } from './shell/alerts.ts';
export type { OpenQuestion } from './shell/confirmation-queue.ts';
export type { OpenModal } from './shell/open-modal.ts';
export type { Notice, NoticeKind } from './errors/notice.ts';
export type { PageMessage } from './errors/page-message.ts';
export type { ResultKind } from './shell/preferences.ts';
export type { SpinnerState } from './shell/spinner.ts';
export { NativeSessionWarning } from './shell/session-warning.ts';
export type { SessionWarning, SessionWarningRequest } from './extension/session-warning.ts';
export type { OpenSessionWarning } from './shell/session-warnings.ts';
export { NativeConfirm } from './shell/native-confirm.ts';

// The tokens that strategies may inject. Those that lead to the host's storage, cookies, keys, connections and address are behind the second door.
export { ClockToken, DialogsToken, RandomnessToken, StoreStorageToken } from './capabilities/tokens.ts';
export * from './shell/tokens.ts';
export type { NativeDialogs, Randomness } from './capabilities/capabilities.ts';
export type { Clock } from './capabilities/clock.ts';
export type { KeyValueStorage } from './capabilities/key-value-storage.ts';

export { AddressAnchor, type AddressAnchorProps } from './react/AddressAnchor.tsx';
export { HomeLink, ServiceLink, type HomeLinkProps, type ServiceLinkProps } from './react/ServiceLink.tsx';
export { ModalOutlet } from './react/ModalOutlet.tsx';
export { usePresentation, type Presentation } from './react/presentation.ts';
export { useNavigation, type NavigationActions } from './react/use-navigation.ts';
export { useCall, useRead, useShowAnswer, useShowFailure, type Call } from './react/use-call.ts';
export { useEntryText, type EntryText } from './react/use-entry-text.ts';
export { useCachedList, type CachedList, type ListPath } from './react/use-cached-list.ts';
export { useSession, useSignIn, type SignInActions } from './react/use-session.ts';
export { useExtension, useStore, useStoreStorage, type StoreIdentity } from './react/use-store.ts';
export { useDialogEntries } from './react/use-dialog-entries.ts';
export * from './react/use-shell.ts';
export type { CardPage } from './smart-card/smart-card.ts';
export { useSmartCard, type SmartCardActions } from './react/use-smart-card.ts';
export type { CardState } from './smart-card/card-flow.ts';
export type { CardMessage } from './smart-card/card-texts.ts';
