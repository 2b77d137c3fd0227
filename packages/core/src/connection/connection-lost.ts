import { inject, injectable } from '../capabilities/index.ts';
import { FormDrafts } from '../drafts/index.ts';
import { ErrorReports } from '../wire/index.ts';
import { laterErrorTexts } from '../errors/index.ts';
import { KeptPages, ScreenContents, Visits } from '../navigation/index.ts';

const connectionLostPath = '/error/connection_lost';

/** The fatal error after the last attempt (specification, section 8, Connection lost). */
@injectable()
export class ConnectionLost {
  readonly #screens: ScreenContents;
  readonly #reports: ErrorReports;
  readonly #kept: KeptPages;
  readonly #visits: Visits;
  readonly #drafts: FormDrafts;

  constructor(
    @inject(ScreenContents) screens: ScreenContents,
    @inject(ErrorReports) reports: ErrorReports,
    @inject(KeptPages) kept: KeptPages,
    @inject(Visits) visits: Visits,
    @inject(FormDrafts) drafts: FormDrafts,
  ) {
    this.#screens = screens;
    this.#reports = reports;
    this.#kept = kept;
    this.#visits = visits;
    this.#drafts = drafts;
  }

  /** Loads the screen while there is a server to load it from. */
  prepare(): void {
    this.#screens.display(connectionLostPath).catch(() => null);
  }

  async show(): Promise<void> {
    this.#drafts.keep();
    const report = this.#reports.make(laterErrorTexts.connectionLost, { fatal: true });
    await this.#visits.follow(await this.#kept.errorPage(connectionLostPath, report), 'push');
  }
}
