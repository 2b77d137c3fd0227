import type { Envelope } from '@quartermaster/contracts';
import type { Capabilities } from '../capabilities/capabilities.ts';
import type { DependencyContainer } from '../capabilities/injection.ts';
import { entryUrl } from '../capabilities/history-port.ts';
import { Answers } from '../navigation/answers.ts';
import { Navigator } from '../navigation/navigator.ts';
import { RouteHandlers } from '../navigation/route-handlers.ts';
import { Stage } from '../navigation/stage.ts';
import { routeOf } from '../navigation/routes.ts';
import { chooseStore } from '../session/choose-store.ts';
import { Identity } from '../session/identity.ts';
import { storedKeys } from '../session/stored-keys.ts';
import { StoreSwitch } from '../session/store-switch.ts';
import { Preferences } from '../shell/preferences.ts';
import { PendingRoutes } from '../sign-in/pending-route.ts';
import { CurrentStore } from '../store/current-store.ts';
import { Calls } from './calls.ts';
import { serviceAt, serviceRequest } from '../wire/service-request.ts';

/** What came of the first page: it is in place, still to be asked for, or elsewhere; or the store cannot be shown. */
export type FirstPageResult =
  | { readonly kind: 'ready' | 'pending' | 'unavailable' }
  | { readonly kind: 'elsewhere'; readonly url: string };

/** The first page of a tab: rendered by the server from its answer, and taken over by the browser from the same answer. */
export class FirstPage {
  readonly #container: DependencyContainer;
  readonly #capabilities: Capabilities;

  constructor(container: DependencyContainer, capabilities: Capabilities) {
    this.#container = container;
    this.#capabilities = capabilities;
  }

  chooseStore(): string {
    const { history, location } = this.#capabilities;
    const parameter = new URLSearchParams(history.current().search).get('store');
    return chooseStore({ parameter, saved: this.#container.resolve(StoreSwitch).saved(), host: location.host });
  }

  async prepare(storeName: string, first: Envelope | null): Promise<FirstPageResult> {
    if (!(await this.#container.resolve(CurrentStore).use(storeName))) return { kind: 'unavailable' };
    const entry = this.#capabilities.history.current();
    const route = routeOf(entry.pathname);
    if (first === null || route.kind !== 'service' || serviceAt(route.path)?.method !== 'GET') return { kind: 'pending' };
    const request = serviceRequest(route.path, new URLSearchParams(entry.search), null);
    const visit = { number: 0, arrival: 'initial', entry, scroll: null, showDocument: () => {}, asModal: false } as const;
    const destination = await this.#container.resolve(Answers).destinationOf(request, { kind: 'envelope', envelope: first }, visit, false);
    if (destination.kind === 'address' || destination.kind === 'leave') return { kind: 'elsewhere', url: destination.url };
    if (destination.kind !== 'page' || destination.kept !== undefined) return { kind: 'pending' };
    this.#container.resolve(Navigator).adopt(destination.content);
    return { kind: 'ready' };
  }

  async start(): Promise<void> {
    const store = this.#container.resolve(CurrentStore);
    const navigator = this.#container.resolve(Navigator);
    if (store.name === null || store.runtime.get() === null) return;
    await this.#container.resolve(StoreSwitch).to(store.name);
    this.#capabilities.history.listen((entry, isNew) => void navigator.popped(entry, isNew));
    this.#container.resolve(Preferences).restore();
    const query = new URLSearchParams(this.#capabilities.history.current().search);
    if (query.get('auth')?.toUpperCase() === 'MFA') this.#capabilities.localStorage.remove(storedKeys.authFlag);
    if (isTruthy(query.get('sso')) && this.#container.resolve(Identity).accessToken() === null) return this.#silentSignIn(navigator);
    if (!this.#container.resolve(Stage).hasPage) await navigator.start();
    else await this.#fillIn();
  }

  /** Back to the same page without the parameter, or one would ask for ever. */
  async #silentSignIn(navigator: Navigator): Promise<void> {
    const { pathname, search, hash, key } = this.#capabilities.history.current();
    const query = new URLSearchParams(search);
    query.delete('sso');
    const rest = query.toString();
    const url = entryUrl({ pathname, search: rest === '' ? '' : `?${rest}`, hash });
    this.#container.resolve(PendingRoutes).rememberPage({ url, entryKey: key });
    await navigator.follow(await this.#container.resolve(RouteHandlers).signIn(true), 'initial');
  }

  /** Name and cart of a signed-in buyer: the server rendered the page for everybody. */
  async #fillIn(): Promise<void> {
    if (this.#container.resolve(Identity).accessToken() === null) return;
    await new Calls(this.#container).call('/main/session', {}, { spinner: false }).catch(() => null);
  }
}

const isTruthy = (value: string | null): boolean => value !== null && !['', '0', 'false', 'no'].includes(value.toLowerCase());
