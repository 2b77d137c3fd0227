import type { StoreId } from '@quartermaster/contracts';
import { ResponseCache, ErrorReports, ApiClient, HttpClient, TokenRenewalToken } from '../wire/index.ts';
import {
  type Capabilities, Lifecycle, rootContainer, type DependencyContainer, type InjectionToken, ClockToken, RandomnessToken, LocalStorageToken,
  SessionStorageToken, CookiesToken, LocationToken, HistoryToken, ViewportToken, LocksToken, BrowserKeysToken, DialogsToken, FormsToken,
  OtherTabsToken, LinkToken, FetchToken, PrivacyToken,
} from '../capabilities/index.ts';
import { FormDrafts } from '../drafts/index.ts';
import type { Contribution } from '../extension/index.ts';
import { InactivityWatch, SessionEndHandler } from '../inactivity/index.ts';
import { SessionLife, Identity, Session, DpopProofs, PendingRoutes } from '../session/index.ts';
import { SessionWarnings, Alerts, ConfirmationQueue, Preferences, Spinner, ConfirmationQueueToken, SessionWarningsToken } from '../shell/index.ts';
import {
  AfterSignIn, Analytics, AnalyticsOriginsToken, AnswersInPlace, BackAndForward, BuyerTraces, Changes, DialogEntries, KeptPages, ResponseHandler, SignOutAnswers, EntryCache, AskedAhead, FailureHandler, ReloadGuard, Router, PostResults, Navigator, RouteHandlers, ScreenContents,
  SignInRouteHandlersToken, PageStore, HistoryEntries, HostStoreToken, ShippedStoresToken, StoreSwitch, Visits,
} from '../navigation/index.ts';
import { LateSignIn } from '../sign-in/late-sign-in.ts';
import { CurrentStore, DefaultsToken, EngineContainerToken, LatePartsToken, StoreListToken, StoreScreens, Services, type LateParts, type StoreList } from '../store/index.ts';

type Part = Extract<InjectionToken<object>, new (...needs: never[]) => object>;

/** The engine's own parts: one of each per storefront, shared by its stores. */
const parts: readonly Part[] = [
  Session, Identity, FormDrafts, SessionLife, DpopProofs, HttpClient, ResponseCache, ApiClient, CurrentStore, StoreScreens, Services, StoreSwitch,
  ErrorReports, ScreenContents, PostResults, EntryCache, ReloadGuard, PendingRoutes, BuyerTraces, KeptPages, AfterSignIn, SignOutAnswers, ResponseHandler, FailureHandler, Analytics,
  DialogEntries, Changes, PageStore, HistoryEntries, LateSignIn, RouteHandlers, AskedAhead, Router, Visits, Navigator, BackAndForward, AnswersInPlace, SessionEndHandler, InactivityWatch,
];

/** The container of one storefront. Stores get children of it, made by `composeStore`. */
export function engineContainer(
  capabilities: Capabilities,
  stores: StoreList,
  defaults: readonly Contribution[],
  hostStore: string | null,
  shipped: readonly StoreId[],
  late: LateParts | null,
  analyticsOrigins: readonly string[] = [],
): DependencyContainer {
  const container = rootContainer.createChildContainer();
  const value = <Value>(injected: InjectionToken<Value>, instance: Value) => container.registerInstance(injected, instance);
  value(ClockToken, capabilities.clock);
  value(RandomnessToken, capabilities.randomness);
  value(LocalStorageToken, capabilities.localStorage);
  value(SessionStorageToken, capabilities.sessionStorage);
  value(CookiesToken, capabilities.cookies);
  value(LocationToken, capabilities.location);
  value(HistoryToken, capabilities.history);
  value(ViewportToken, capabilities.viewport);
  value(LocksToken, capabilities.locks);
  value(BrowserKeysToken, capabilities.keys);
  value(DialogsToken, capabilities.dialogs);
  value(PrivacyToken, capabilities.privacy);
  value(AnalyticsOriginsToken, analyticsOrigins);
  value(FormsToken, capabilities.forms);
  value(OtherTabsToken, capabilities.otherTabs);
  value(LinkToken, capabilities.link);
  value(FetchToken, capabilities.fetch);
  value(Alerts, new Alerts(capabilities.clock));
  value(Spinner, new Spinner(capabilities.clock));
  value(Preferences, new Preferences(capabilities.localStorage));
  value(ConfirmationQueueToken, new ConfirmationQueue());
  value(SessionWarningsToken, new SessionWarnings());
  value(StoreListToken, stores);
  value(DefaultsToken, defaults);
  value(LatePartsToken, { parts: late });
  value(HostStoreToken, { name: hostStore });
  value(ShippedStoresToken, shipped);
  value(EngineContainerToken, container);
  container.register(TokenRenewalToken, { useToken: LateSignIn });
  container.register(SignInRouteHandlersToken, { useToken: LateSignIn });
  for (const part of parts) {
    container.register<object>(part, { useClass: part }, { lifecycle: Lifecycle.ContainerScoped });
  }
  return container;
}
