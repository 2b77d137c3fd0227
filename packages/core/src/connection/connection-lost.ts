import { inject, injectable } from '../capabilities/index.ts';
import { FormDrafts } from '../drafts/index.ts';
import { ErrorReports } from '../wire/index.ts';
import { errorTexts } from '../errors/index.ts';
import { ResponseHandler, Navigator, ScreenContents } from '../navigation/index.ts';

const connectionLostPath = '/error/connection_lost';

/** The fatal error after the last attempt (specification, section 8, Connection lost). */
@injectable()
export class ConnectionLost {
  readonly #screens: ScreenContents;
  readonly #reports: ErrorReports;
  readonly #responses: ResponseHandler;
  readonly #navigator: Navigator;
  readonly #drafts: FormDrafts;

  constructor(
    @inject(ScreenContents) screens: ScreenContents,
    @inject(ErrorReports) reports: ErrorReports,
    @inject(ResponseHandler) responses: ResponseHandler,
    @inject(Navigator) navigator: Navigator,
    @inject(FormDrafts) drafts: FormDrafts,
  ) {
    this.#screens = screens;
    this.#reports = reports;
    this.#responses = responses;
    this.#navigator = navigator;
    this.#drafts = drafts;
  }

  /** Loads the screen while there is a server to load it from. */
  prepare(): void {
    this.#screens.display(connectionLostPath).catch(() => null);
  }

  async show(): Promise<void> {
    this.#drafts.keep();
    const report = this.#reports.make(errorTexts.connectionLost, { fatal: true });
    await this.#navigator.follow(await this.#responses.errorPage(connectionLostPath, report), 'push');
  }
}
