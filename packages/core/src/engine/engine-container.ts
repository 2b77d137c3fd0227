import type { StoreId } from '@quartermaster/contracts';
import { CachedAnswers } from '../wire/cached-answers.ts';
import type { Capabilities } from '../capabilities/capabilities.ts';
import { Lifecycle, rootContainer, type DependencyContainer, type InjectionToken } from '../capabilities/injection.ts';
import * as token from '../capabilities/tokens.ts';
import { ConnectionLost } from '../connection/connection-lost.ts';
import { PushedMessages } from '../connection/pushed-messages.ts';
import { ServerConnection } from '../connection/server-connection.ts';
import { FormDrafts } from '../drafts/form-drafts.ts';
import { ErrorReports } from '../wire/error-reports.ts';
import type { Contribution } from '../extension/contribution.ts';
import { InactivityWatch } from '../inactivity/inactivity-watch.ts';
import { SessionEnds } from '../inactivity/session-ends.ts';
import { SessionLife } from '../session/session-life.ts';
import { SessionWarnings } from '../shell/session-warnings.ts';
import { Answers } from '../navigation/answers.ts';
import { EntryMemory } from '../navigation/entry-memory.ts';
import { Failures } from '../navigation/failures.ts';
import { FreshStart } from '../navigation/fresh-start.ts';
import { Guide } from '../navigation/guide.ts';
import { KeptAnswers } from '../navigation/kept-answers.ts';
import { LegacyRoutes } from '../navigation/legacy-routes.ts';
import { Navigator } from '../navigation/navigator.ts';
import { RouteHandlers } from '../navigation/route-handlers.ts';
import { ScreenContents } from '../navigation/screen-contents.ts';
import { SignInRouteHandlersToken } from '../navigation/sign-in-route-handlers.ts';
import { Stage } from '../navigation/stage.ts';
import { Visits } from '../navigation/visits.ts';
import { HostStoreToken } from '../navigation/host-store.ts';
import { ShippedStoresToken } from '../navigation/shipped-stores.ts';
import { Identity } from '../session/identity.ts';
import { Session } from '../session/session.ts';
import { StoreSwitch } from '../navigation/store-switch.ts';
import { Alerts } from '../shell/alerts.ts';
import { ConfirmationQueue } from '../shell/confirmation-queue.ts';
import { Preferences } from '../shell/preferences.ts';
import { Spinner } from '../shell/spinner.ts';
import { ConfirmationQueueToken, SessionWarningsToken } from '../shell/tokens.ts';
import { Proofs } from '../session/dpop/proofs.ts';
import { TokenRequests } from '../sign-in/dpop/token-requests.ts';
import { IdentityConfigs } from '../sign-in/identity-configs.ts';
import { IdentitySession } from '../sign-in/identity-session.ts';
import { PendingRoutes } from '../session/pending-route.ts';
import { TokenRenewal } from '../sign-in/renewal.ts';
import { SignInRoutes } from '../sign-in/sign-in-routes.ts';
import { SignIn } from '../sign-in/sign-in.ts';
import { CurrentStore, DefaultsToken, EngineContainerToken, StoreListToken, type StoreList } from '../store/current-store.ts';
import { Exchange } from '../wire/exchange.ts';
import { HttpClient } from '../wire/http-client.ts';
import { Services } from '../store/services.ts';
import { TokenRenewalToken } from '../wire/token-renewal.ts';

type Part = Extract<InjectionToken<object>, new (...needs: never[]) => object>;

/** The engine's own parts: one of each per storefront, shared by its stores. */
const parts: readonly Part[] = [
  Session, Identity, FormDrafts, SessionLife, Proofs, HttpClient, TokenRequests, TokenRenewal, CachedAnswers, Exchange, CurrentStore, Services, StoreSwitch,
  ErrorReports, ScreenContents, KeptAnswers, EntryMemory, FreshStart, PendingRoutes, IdentityConfigs, IdentitySession, SignIn, Answers, Failures,
  Stage, Visits, LegacyRoutes, SignInRoutes, RouteHandlers, Guide, Navigator, SessionEnds, InactivityWatch, PushedMessages, ConnectionLost,
  ServerConnection,
];

/** The container of one storefront. Stores get children of it, made by `composeStore`. */
export function engineContainer(
  capabilities: Capabilities,
  stores: StoreList,
  defaults: readonly Contribution[],
  hostStore: string | null,
  shipped: readonly StoreId[],
): DependencyContainer {
  const container = rootContainer.createChildContainer();
  const value = <Value>(injected: InjectionToken<Value>, instance: Value) => container.registerInstance(injected, instance);
  value(token.ClockToken, capabilities.clock);
  value(token.RandomnessToken, capabilities.randomness);
  value(token.LocalStorageToken, capabilities.localStorage);
  value(token.SessionStorageToken, capabilities.sessionStorage);
  value(token.CookiesToken, capabilities.cookies);
  value(token.LocationToken, capabilities.location);
  value(token.HistoryToken, capabilities.history);
  value(token.ViewportToken, capabilities.viewport);
  value(token.LocksToken, capabilities.locks);
  value(token.BrowserKeysToken, capabilities.keys);
  value(token.DialogsToken, capabilities.dialogs);
  value(token.FormsToken, capabilities.forms);
  value(token.OtherTabsToken, capabilities.otherTabs);
  value(token.LinkToken, capabilities.link);
  value(token.FetchToken, capabilities.fetch);
  value(Alerts, new Alerts(capabilities.clock));
  value(Spinner, new Spinner(capabilities.clock));
  value(Preferences, new Preferences(capabilities.localStorage));
  value(ConfirmationQueueToken, new ConfirmationQueue());
  value(SessionWarningsToken, new SessionWarnings());
  value(StoreListToken, stores);
  value(DefaultsToken, defaults);
  value(HostStoreToken, { name: hostStore });
  value(ShippedStoresToken, shipped);
  value(EngineContainerToken, container);
  container.register(TokenRenewalToken, { useToken: TokenRenewal });
  container.register(SignInRouteHandlersToken, { useToken: SignInRoutes });
  for (const part of parts) {
    container.register<object>(part, { useClass: part }, { lifecycle: Lifecycle.ContainerScoped });
  }
  return container;
}
