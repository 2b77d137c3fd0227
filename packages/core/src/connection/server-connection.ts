import { closeCodes, connectionPath, parseServerMessage, type ClientMessage } from '@quartermaster/contracts';
import {
  type BrowserLocation, type Cookies, type Clock, type TimerHandle, inject, injectable, type KeyValueStorage, ClockToken, CookiesToken,
  LinkToken, LocationToken, SessionStorageToken, storedKeys, xsrfCookie, type OpenLink, type ServerLink,
} from '../capabilities/index.ts';
import { FormDrafts } from '../drafts/index.ts';
import { PageStore } from '../navigation/index.ts';
import { Session } from '../session/index.ts';
import { Spinner } from '../shell/index.ts';
import { apiBase } from '../wire/index.ts';
import { ConnectionLost } from './connection-lost.ts';
import { PushedMessages } from './pushed-messages.ts';
import { firstStep, step, type ConnectionEvent, type ConnectionState, type Step } from './reconnection.ts';

const hello: ClientMessage = { op: 'hello' };

/** The tab's websocket: opened when the page is at rest, and again when it is lost (specification, section 4, Server connection). */
@injectable()
export class ServerConnection {
  readonly #link: ServerLink;
  readonly #clock: Clock;
  readonly #location: BrowserLocation;
  readonly #storage: KeyValueStorage;
  readonly #cookies: Cookies;
  readonly #spinner: Spinner;
  readonly #pages: PageStore;
  readonly #session: Session;
  readonly #drafts: FormDrafts;
  readonly #messages: PushedMessages;
  readonly #lost: ConnectionLost;
  #state: ConnectionState = firstStep.state;
  #open: OpenLink | null = null;
  #timer: TimerHandle | null = null;
  #endMessage: () => void = () => {};

  constructor(
    @inject(LinkToken) link: ServerLink,
    @inject(ClockToken) clock: Clock,
    @inject(LocationToken) location: BrowserLocation,
    @inject(SessionStorageToken) storage: KeyValueStorage,
    @inject(CookiesToken) cookies: Cookies,
    @inject(Spinner) spinner: Spinner,
    @inject(PageStore) pages: PageStore,
    @inject(Session) session: Session,
    @inject(FormDrafts) drafts: FormDrafts,
    @inject(PushedMessages) messages: PushedMessages,
    @inject(ConnectionLost) lost: ConnectionLost,
  ) {
    this.#link = link;
    this.#clock = clock;
    this.#location = location;
    this.#storage = storage;
    this.#cookies = cookies;
    this.#spinner = spinner;
    this.#pages = pages;
    this.#session = session;
    this.#drafts = drafts;
    this.#messages = messages;
    this.#lost = lost;
  }

  start(): void {
    this.#lost.prepare();
    let before = this.#sessionMark();
    this.#session.attributes.subscribe(() => {
      const mark = this.#sessionMark();
      if (mark !== before) this.#meet({ kind: 'renew' });
      before = mark;
    });
    this.#take(firstStep);
  }

  /** Sign-in, sign-out and another store bring another session cookie. */
  #sessionMark(): string {
    const { loggedIn, storeName } = this.#session.attributes.get();
    return `${storeName} ${loggedIn}`;
  }

  #meet(event: ConnectionEvent): void {
    this.#take(step(this.#state, event));
  }

  #take({ state, effects }: Step): void {
    this.#state = state;
    for (const effect of effects) {
      switch (effect.kind) {
        case 'connect':
          this.#connect();
          break;
        case 'drop':
          this.#drop();
          break;
        case 'wait':
          this.#wait(effect.milliseconds);
          break;
        case 'say':
          this.#say(effect.text);
          break;
        case 'return':
          this.#comeBack();
          break;
        case 'fail':
          this.#endMessage();
          void this.#lost.show();
          break;
      }
    }
  }

  #connect(): void {
    // The server gives a browser without a session no websocket, and the browser would write the refusal to the console.
    if (this.#cookies.get(xsrfCookie) === null) {
      void Promise.resolve().then(() => this.#meet({ kind: 'closed', isLoss: false, random: 0 }));
      return;
    }
    const link: OpenLink = this.#link.open(`${apiBase}${connectionPath}`, {
      opened: () => this.#open?.send(JSON.stringify(hello)),
      received: (text) => this.#received(text),
      closed: (code) => {
        this.#open = null;
        const isLoss = code !== closeCodes.sessionEnded && code !== closeCodes.sessionChanged;
        this.#meet({ kind: 'closed', isLoss, random: this.#link.random() });
      },
    });
    this.#open = link;
  }

  #drop(): void {
    this.#open?.close();
    this.#open = null;
  }

  #received(text: string): void {
    const message = parseServerMessage(text);
    if (message?.op === 'hello') {
      this.#storage.set(storedKeys.websocketId, message.wsID);
      this.#meet({ kind: 'greeted' });
    } else if (message !== null) this.#messages.take(message);
  }

  #wait(milliseconds: number): void {
    if (this.#timer !== null) this.#clock.clearTimeout(this.#timer);
    this.#timer = this.#clock.setTimeout(() => this.#meet({ kind: 'tick', isUsable: this.#link.isUsable() }), milliseconds);
  }

  /** One message takes the place of the other, without a moment between them. */
  #say(text: string): void {
    const end = this.#spinner.begin(text, 0);
    this.#endMessage();
    this.#endMessage = end;
  }

  #comeBack(): void {
    if (this.#timer !== null) this.#clock.clearTimeout(this.#timer);
    const { pathname, content } = this.#pages.page.get();
    const isError = /^\/(?:404|ds\/error)(?:\/|$)/.test(pathname) || (content.kind === 'display' && /^\/(?:404|error\/)/.test(content.path));
    if (isError) {
      this.#location.leaveFor(`${this.#location.origin}/`);
      return;
    }
    void this.#drafts.keepAll().then(() => this.#link.reload());
  }
}
