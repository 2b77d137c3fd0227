import { inject, injectable } from '../capabilities/index.ts';
import { unknownStoreText } from '../errors/index.ts';
import type { ResponseParts } from '../response/index.ts';
import { Identity, PendingRoutes, Session, SessionLife } from '../session/index.ts';
import { CurrentStore } from '../store/index.ts';
import { ErrorReports } from '../wire/index.ts';
import { AfterSignIn } from './after-sign-in.ts';
import { ScreenContents } from './screen-contents.ts';
import { StoreSwitch } from './store-switch.ts';

/** What the steps of the response pipeline read and change: the session, the store, what waits for sign-in. */
@injectable()
export class PipelineParts {
  readonly #screens: ScreenContents;
  readonly #reports: ErrorReports;
  readonly #session: Session;
  readonly #identity: Identity;
  readonly #pending: PendingRoutes;
  readonly #store: CurrentStore;
  readonly #switch: StoreSwitch;
  readonly #life: SessionLife;
  readonly #afterSignIn: AfterSignIn;
  /** Reported once each. */
  readonly #unknownStores = new Set<number>();

  constructor(
    @inject(ScreenContents) screens: ScreenContents,
    @inject(ErrorReports) reports: ErrorReports,
    @inject(Session) session: Session,
    @inject(Identity) identity: Identity,
    @inject(PendingRoutes) pending: PendingRoutes,
    @inject(CurrentStore) store: CurrentStore,
    @inject(StoreSwitch) storeSwitch: StoreSwitch,
    @inject(SessionLife) life: SessionLife,
    @inject(AfterSignIn) afterSignIn: AfterSignIn,
  ) {
    this.#screens = screens;
    this.#reports = reports;
    this.#session = session;
    this.#identity = identity;
    this.#pending = pending;
    this.#store = store;
    this.#switch = storeSwitch;
    this.#life = life;
    this.#afterSignIn = afterSignIn;
  }

  /** For one answer; `showDocument` shows the document that it may be. */
  forAnswer(showDocument: (document: Blob) => void): ResponseParts {
    return {
      saveLoginState: (attributes) => {
        this.#session.save(attributes);
        this.#life.said(attributes);
      },
      followStore: (storeID) => this.#followStore(storeID),
      showDocument,
      clearIdentity: () => this.#identity.forget(),
      takePendingRoute: () => this.#pending.take(),
      isStart: (route) => this.#afterSignIn.isStart(route),
      resolve: (path, pathInfo, responseName) => this.#screens.resolve(path, pathInfo, responseName),
    };
  }

  /** Numbers without a store of their own, such as those of the punch-outs, leave the present store (decision 0043). */
  async #followStore(storeID: number): Promise<void> {
    const { storeName } = this.#session.attributes.get();
    if ((await this.#switch.follow({ storeID, storeName })) !== 'unknown' || this.#unknownStores.has(storeID)) return;
    this.#unknownStores.add(storeID);
    const report = this.#reports.make(unknownStoreText(storeID, this.#store.name));
    this.#store.log(report, new Error(report.message));
  }
}
