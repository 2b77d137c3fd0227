import type { Envelope } from '@quartermaster/contracts';
import { inject, injectable } from '../capabilities/index.ts';
import { confirmDialogPoint } from '../extension/index.ts';
import { CurrentStore, Services, type ServiceRequest } from '../store/index.ts';
import { BuyerTraces } from './buyer-traces.ts';
import type { Destination } from './destination.ts';
import { ScreenContents } from './screen-contents.ts';
import { signOutStep } from './sign-out.ts';

/** What the answers to a sign-out bring with them: a question first, and that the buyer is forgotten. */
@injectable()
export class SignOutAnswers {
  readonly #screens: ScreenContents;
  readonly #store: CurrentStore;
  readonly #services: Services;
  readonly #traces: BuyerTraces;

  constructor(
    @inject(ScreenContents) screens: ScreenContents,
    @inject(CurrentStore) store: CurrentStore,
    @inject(Services) services: Services,
    @inject(BuyerTraces) traces: BuyerTraces,
  ) {
    this.#screens = screens;
    this.#store = store;
    this.#services = services;
    this.#traces = traces;
  }

  /** Where the answer leads at once; null: it is shown as any other answer. */
  async destinationOf(request: ServiceRequest, envelope: Envelope): Promise<Destination | null> {
    const step = signOutStep(envelope);
    if (step.kind === 'confirm') {
      // A store with a screen for the question asks with that; any other asks in the way it always does.
      if ((await this.#screens.resolve(request.path, envelope.pathInfo, envelope.responseName ?? '')) !== null) return null;
      const yes = await this.#store.present.required(confirmDialogPoint).ask(step.request);
      if (!yes) return { kind: 'stay' };
      return { kind: 'request', request: this.#services.request(request.path, { confirmLogout: 'true' }, null) };
    }
    if (step.kind === 'ended') {
      this.#traces.forgetBuyer(step.leaveFor !== null);
      if (step.leaveFor !== null) return { kind: 'leave', url: step.leaveFor };
    }
    return null;
  }
}
