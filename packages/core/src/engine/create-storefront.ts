import type { PlainPath, RequestOf, ServicePath, StoreId } from '@quartermaster/contracts';
import { loadedOnce, storedKeys, type Capabilities, type DependencyContainer } from '../capabilities/index.ts';
import { ConfirmationQueueToken, SessionWarningsToken, Alerts, Preferences, Spinner } from '../shell/index.ts';
import { connectWhenIdle } from '../connection/connect-when-idle.ts';
import { confirmDialogPoint, type Contribution } from '../extension/index.ts';
import { FormDrafts } from '../drafts/index.ts';
import { InactivityWatch, SessionEndHandler } from '../inactivity/index.ts';
import { AnswersInPlace, Navigator, PageStore, Visits, webAddress, signOutPath } from '../navigation/index.ts';
import { Identity, Session, PendingRoutes } from '../session/index.ts';
import { LateSignIn } from '../sign-in/late-sign-in.ts';
import { CurrentStore, serviceRequest, Services, StoreScreens, type LateParts, type StoreList } from '../store/index.ts';
import { prepareTransport } from '../wire/index.ts';
import { Calls } from './calls.ts';
import { FirstPage, type FirstAnswer, type FirstPageResult } from './first-page.ts';
import { ScreenFailures } from './screen-failures.ts';
import { engineContainer } from './engine-container.ts';
import type { OpenOptions, Storefront } from './storefront.ts';

export interface StorefrontOptions {
  readonly capabilities: Capabilities;
  readonly stores: StoreList;
  /** Default screens, layouts and the like: what every store falls through to. */
  readonly defaults: readonly Contribution[];
  /** The store that the host leads to, if any: the server knows. */
  readonly hostStore?: string | null;
  /** Stores beside the known ones that their owners ship alone and that `stores` can load: name and number of the store list. */
  readonly shipped?: readonly StoreId[];
  /** `stores` and `defaults` are what first pages need, a part of these: the screens that they lack come from here when one is looked for. */
  readonly late?: LateParts;
  /** Origins to which the deployment lets analytics of the store connect; providers that need others are left out. */
  readonly analyticsOrigins?: readonly string[];
}

/** A storefront as its host sees it. */
export interface HostedStorefront extends Storefront {
  readonly container: DependencyContainer;
  /** Composes the store and puts the first page in place from its answer, without asking anybody. */
  prepare(storeName: string, first: FirstAnswer | null): Promise<FirstPageResult>;
  /** The store for the present address (browser only: it reads what is saved). */
  chooseStore(): string;
  /** The address to load instead of this page, where the store that this browser showed last has another document; else null. */
  savedElsewhere(): string | null;
  /** After the first render in a browser: listens to the history and loads what `prepare` could not put in place. */
  start(): Promise<void>;
  /** Loads what the first call needs, ahead of it. */
  expectCalls(): void;
  /** A press is likely to lead to this address below the origin: its page is asked for ahead. */
  expectPage(url: string): void;
}

/** Makes the engine of one page out of the capabilities of the browser, or of a substitute. */
export function createStorefront({ capabilities, stores, defaults, hostStore = null, shipped = [], late, analyticsOrigins = [] }: StorefrontOptions): HostedStorefront {
  const container = engineContainer(capabilities, stores, defaults, hostStore, shipped, late ?? null, analyticsOrigins);
  const navigator = container.resolve(Navigator);
  const visits = container.resolve(Visits);
  const stage = container.resolve(PageStore);
  const store = container.resolve(CurrentStore);
  const session = container.resolve(Session);
  const spinner = container.resolve(Spinner);
  const pending = container.resolve(PendingRoutes);
  const preferences = container.resolve(Preferences);
  const services = container.resolve(Services);
  const calls = new Calls(container);
  const firstPage = new FirstPage(container, capabilities);
  const failures = new ScreenFailures(container);
  const drafts = container.resolve(FormDrafts);
  const expectedPages = loadedOnce(async () => container.resolve((await import('../navigation/expected-pages.ts')).ExpectedPages));
  let isStarted = false;

  function send(path: string, options: OpenOptions = {}): Promise<void> {
    const request = services.request(path, options.query, options.payload ?? null);
    return navigator.open(request, webAddress(path, request.query), options);
  }

  return {
    container,
    store: store.runtime,
    unavailable: store.unavailable,
    session: session.attributes,
    page: stage.page,
    modal: stage.modal,
    spinner: spinner.state,
    question: container.resolve(ConfirmationQueueToken).open,
    sessionWarning: container.resolve(SessionWarningsToken).open,
    alerts: container.resolve(Alerts),
    preferences,

    open: (path, options) => void send(path, options),
    send,
    openUrl: (url, options) => void navigator.openUrl(url, options),
    stay: () => visits.stay(),
    back: () => capabilities.history.back(),
    call: <Path extends ServicePath>(path: Path, request: RequestOf<Path>, options = {}) => calls.call(path, request, options),
    read: <Path extends PlainPath>(path: Path, request: RequestOf<Path>, options = {}) => calls.read(path, request, options),
    showAnswer: (path, answer, entryKey = stage.page.get().entryKey, url?: string) => void container.resolve(AnswersInPlace).show(path, answer, entryKey, url),
    openDisplay: (path, { replace = false, ...given } = {}) => void navigator.openDisplay(path, given, replace ? 'replace' : 'push'),
    showFailure: (failure) => void navigator.showFailure(failure),
    openModal: (path, request) => void navigator.openModal(services.request(path, null, request)),
    closeModal: () => navigator.closeModal(),
    signIn: async ({ resume = true, silent = false } = {}) => {
      if (!resume) pending.forget();
      else if (!pending.has() && !navigator.isAtLogin) pending.rememberPage(container.resolve(SessionEndHandler).takePlace() ?? navigator.here);
      // A buyer who has not asked for sign-in waits for nothing.
      const end = silent ? () => {} : spinner.begin();
      await visits.follow(await container.resolve(LateSignIn).begin(silent).finally(end), 'push');
    },
    signOut: () => visits.follow({ kind: 'request', request: serviceRequest(signOutPath, null, null), url: webAddress(signOutPath) }, 'push'),
    switchUser: async () => {
      const end = spinner.begin('Switching user...');
      await visits.follow(await container.resolve(LateSignIn).switchUser().finally(end), 'push');
    },
    identityLogin: () => capabilities.localStorage.get(storedKeys.loginName),
    hasToken: () => container.resolve(Identity).accessToken() !== null,
    confirm: (request) => store.present.required(confirmDialogPoint).ask(request),
    newKey: () => capabilities.randomness.uuid(),
    inject: (token) => container.resolve(token),
    pageShown: (page) => {
      const name = store.runtime.get()?.name;
      if (page.content.kind !== 'pending') capabilities.viewport.setTitle(pageTitle(page.content.title, name));
      if (page.scroll.to === 'top') capabilities.viewport.scrollTo(0);
      else if (page.scroll.to === 'position') capabilities.viewport.scrollTo(page.scroll.position);
      else if (page.scroll.to === 'anchor') capabilities.viewport.scrollToAnchor(page.scroll.anchor);
      if (page.takesFocus) capabilities.viewport.focusHeading();
      // The drafts come back once the page is the browser's: hydration would undo them.
      if (isStarted) drafts.shown();
    },
    screenFailed: (screenName, cause) => failures.report(screenName, cause),
    storeFailed: (cause) => failures.reportStore(cause),

    prepare: (storeName, first) => firstPage.prepare(storeName, first),
    expectCalls: () => {
      prepareTransport();
      container.resolve(StoreScreens).prepare();
      container.resolve(LateSignIn).prepare();
    },
    // Nothing is asked for ahead where the file does not come: the press asks.
    expectPage: (url) => void expectedPages().then((expected) => expected.expect(url), () => {}),
    chooseStore: () => firstPage.chooseStore(),
    savedElsewhere: () => firstPage.savedElsewhere(),
    start: () => {
      isStarted = true;
      drafts.watch();
      drafts.shown();
      if (store.runtime.get() !== null) container.resolve(InactivityWatch).start();
      return firstPage.start().finally(() => {
        if (store.runtime.get() !== null) connectWhenIdle(container);
      });
    },
  };
}

/** "Page - Store". */
export function pageTitle(title: string, storeName: string | undefined): string {
  return [title, storeName].filter(Boolean).join(' - ');
}
