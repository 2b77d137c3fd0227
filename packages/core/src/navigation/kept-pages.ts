import { inject, injectable } from '../capabilities/index.ts';
import type { ErrorReport } from '../errors/index.ts';
import type { Destination } from './destination.ts';
import type { PostResult } from './post-results.ts';
import { ScreenContents, type DisplayGiven, type ScreenAnswer } from './screen-contents.ts';
import { displayPrefix } from './web-address.ts';

type PageDestination = Extract<Destination, { kind: 'page' }>;

/** Pages that no request brings back: the history entry keeps what they were made of, and reload and Back make them of it again. */
@injectable()
export class KeptPages {
  readonly #screens: ScreenContents;

  constructor(@inject(ScreenContents) screens: ScreenContents) {
    this.#screens = screens;
  }

  /** An error screen under its own address; the report is kept for reload and Back. */
  async errorPage(path: string, report: ErrorReport): Promise<PageDestination> {
    const content = await this.#screens.display(path, { report });
    return { kind: 'page', content, kept: { kind: 'error', path, report }, url: `${displayPrefix}${path}` };
  }

  /** A display-only page whose data is the caller's (specification, section 2, ds). */
  async displayPage(path: string, given: DisplayGiven): Promise<PageDestination> {
    const { screen: _mapping, ...data } = given;
    return { kind: 'page', content: await this.#screens.display(path, given), kept: { kind: 'display', path, ...data }, url: `${displayPrefix}${path}` };
  }

  /** The page that a history entry kept: its screen again, with nothing asked or changed. */
  async fromKept(kept: PostResult): Promise<PageDestination> {
    if (kept.kind === 'error') {
      return { kind: 'page', content: await this.#screens.display(kept.path, { report: kept.report }), kept };
    }
    if (kept.kind === 'display') return { kind: 'page', content: await this.#screens.display(kept.path, kept), kept };
    const { path, envelope } = kept;
    const responseName = envelope.responseName ?? '';
    const definition = await this.#screens.resolve(path, envelope.pathInfo, responseName);
    if (definition === null) return { kind: 'page', content: await this.#screens.display('/error/unexpected') };
    const answer: ScreenAnswer = { path, responseName, envelope, query: new URLSearchParams(kept.query) };
    return { kind: 'page', content: await this.#screens.page(definition, answer), kept };
  }
}
