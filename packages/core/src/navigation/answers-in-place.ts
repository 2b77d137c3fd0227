import { inject, injectable, type AnyAnswer } from '../capabilities/index.ts';
import { Analytics } from './analytics.ts';
import { HistoryEntries } from './history-entries.ts';
import { PageStore } from './page-store.ts';
import { ResponseHandler } from './response-handler.ts';
import { Visits } from './visits.ts';

/** Answers of calls that take the place of the page from which the call was made. */
@injectable()
export class AnswersInPlace {
  readonly #responses: ResponseHandler;
  readonly #entries: HistoryEntries;
  readonly #pages: PageStore;
  readonly #analytics: Analytics;
  readonly #visits: Visits;

  constructor(
    @inject(ResponseHandler) responses: ResponseHandler,
    @inject(HistoryEntries) entries: HistoryEntries,
    @inject(PageStore) pages: PageStore,
    @inject(Analytics) analytics: Analytics,
    @inject(Visits) visits: Visits,
  ) {
    this.#responses = responses;
    this.#entries = entries;
    this.#pages = pages;
    this.#analytics = analytics;
    this.#visits = visits;
  }

  /**
   * Shows the answer of a call in place of the present screen's, in the same history entry. The buyer may have gone on
   * meanwhile: `entryKey` is the entry that the call was made from, and nothing is shown on any other page. `url`: the address that the entry has
   * from now on, where the answer is of another page.
   */
  async show(path: string, answer: AnyAnswer, entryKey: string, url?: string): Promise<void> {
    const isHere = () => this.#pages.isShown(entryKey);
    if (!isHere()) return;
    const { search, content: before } = this.#pages.page.get();
    const entry = url === undefined ? null : this.#entries.entryAt(url);
    const request = { path, query: new URLSearchParams(entry?.search ?? search), payload: null };
    // A navigation that is on its way goes on: the answer belongs to the page that is still shown.
    const destination = await this.#responses.destinationOfHandled(request, answer);
    if (!isHere() || destination.kind === 'stay') return;
    if (destination.kind !== 'page') {
      await this.#visits.follow(destination, 'replace');
      return;
    }
    const { content, kept } = destination;
    const same = before.kind === 'screen' && content.kind === 'screen' && before.Component === content.Component;
    // A notice of the answer is open since the call; any other modal was over the content that is replaced.
    if (this.#responses.noticeIn(request, { kind: 'envelope', envelope: answer.envelope }) === null) this.#pages.modal.set(null);
    if (entry !== null) this.#pages.readdress({ ...entry, key: this.#pages.page.get().entryKey });
    this.#pages.replaceContent(content, same, { to: same ? 'keep' : 'top' }, kept);
    this.#analytics.track('page', content);
  }
}
