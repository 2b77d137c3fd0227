import { inject, injectable } from '../capabilities/index.ts';
import { FormDrafts } from '../drafts/index.ts';
import { Identity, PendingRoutes, Session, SessionLife } from '../session/index.ts';
import { EntryCache } from './entry-cache.ts';
import { PostResults } from './post-results.ts';

/** What this browser holds of a buyer: who they are, their pages, what they typed. It goes with them. */
@injectable()
export class BuyerTraces {
  readonly #life: SessionLife;
  readonly #drafts: FormDrafts;
  readonly #identity: Identity;
  readonly #session: Session;
  readonly #pending: PendingRoutes;
  readonly #results: PostResults;
  readonly #shown: EntryCache;

  constructor(
    @inject(SessionLife) life: SessionLife,
    @inject(FormDrafts) drafts: FormDrafts,
    @inject(Identity) identity: Identity,
    @inject(Session) session: Session,
    @inject(PendingRoutes) pending: PendingRoutes,
    @inject(PostResults) results: PostResults,
    @inject(EntryCache) shown: EntryCache,
  ) {
    this.#life = life;
    this.#drafts = drafts;
    this.#identity = identity;
    this.#session = session;
    this.#pending = pending;
    this.#results = results;
    this.#shown = shown;
  }

  /** Nothing of the buyer stays in this browser. `isLeaving`: the page itself goes, and need not change before. */
  forgetBuyer(isLeaving = false): void {
    this.#life.end('signed-out');
    this.#drafts.forget();
    this.forgetSession(isLeaving);
  }

  /** The same when the session ended without a sign-out: what was typed waits for its author. */
  forgetSession(isLeaving = false): void {
    this.#identity.forget();
    if (isLeaving) this.#session.forgetStored();
    else this.#session.forget();
    this.#pending.forget();
    this.#results.clear();
    this.#shown.forgetContents();
  }
}
