import { entryUrl, inject, injectable, type HistoryEntry } from '../capabilities/index.ts';
import { CallFailure } from '../errors/index.ts';
import { Services, type ServiceRequest } from '../store/index.ts';
import { ApiClient } from '../wire/index.ts';
import { Changes } from './changes.ts';
import type { Visit } from './destination.ts';
import { DialogEntries } from './dialog-entries.ts';
import { HistoryEntries } from './history-entries.ts';
import { isSamePage } from './page-number.ts';
import { PageStore } from './page-store.ts';
import { ResponseHandler } from './response-handler.ts';
import { Visits } from './visits.ts';

/** Back and Forward: what the entry showed is shown at once, and asked again quietly when it may be out of date. */
@injectable()
export class BackAndForward {
  readonly #api: ApiClient;
  readonly #responses: ResponseHandler;
  readonly #entries: HistoryEntries;
  readonly #pages: PageStore;
  readonly #services: Services;
  readonly #dialogs: DialogEntries;
  readonly #visits: Visits;
  readonly #changes: Changes;

  constructor(
    @inject(ApiClient) api: ApiClient,
    @inject(ResponseHandler) responses: ResponseHandler,
    @inject(HistoryEntries) entries: HistoryEntries,
    @inject(PageStore) pages: PageStore,
    @inject(Services) services: Services,
    @inject(DialogEntries) dialogs: DialogEntries,
    @inject(Visits) visits: Visits,
    @inject(Changes) changes: Changes,
  ) {
    this.#api = api;
    this.#responses = responses;
    this.#entries = entries;
    this.#pages = pages;
    this.#services = services;
    this.#dialogs = dialogs;
    this.#visits = visits;
    this.#changes = changes;
  }

  /** The browser is at this entry now. `isNew`: it followed a link by itself. */
  async popped(entry: HistoryEntry, isNew: boolean): Promise<void> {
    if (!isNew && this.#dialogs.popped(entry, this.#pages.page.get().entryKey)) return;
    if (isNew && this.#pages.isSameAddress(entry)) {
      // The browser followed a link to a place on the page, such as a field with an error, and scrolled by itself.
      this.#pages.enterPlace(entry, { to: 'keep' });
      return;
    }
    this.#pages.saveScroll();
    const visit = this.#entries.begin('pop', entry);
    const known = this.#pages.remembered(entry.key);
    if (known === null) {
      await this.#visits.run(visit, { kind: 'address', url: entryUrl(entry) });
      return;
    }
    this.#visits.enter(visit, known.content);
    const { content } = known;
    if (known.isCurrent || content.kind !== 'screen' || !this.#services.isRepeatable(content.path)) return;
    await this.#refresh(visit, this.#services.request(content.path, content.query, null));
  }

  /** Asks for the page of an entry again while it is already shown; the buyer notices only what really changed. */
  async #refresh(visit: Visit, request: ServiceRequest): Promise<void> {
    try {
      await this.#changes.settled();
      if (this.#entries.isStale(visit)) return;
      this.#changes.reads(request);
      const answer = await this.#api.ask(request);
      if (this.#entries.isStale(visit)) return;
      const destination = await this.#responses.destinationOf(request, answer, visit, false);
      if (this.#entries.isStale(visit) || destination.kind !== 'page') return;
      const same = isSamePage(this.#pages.page.get().content, destination.content);
      this.#pages.replaceContent(destination.content, same, { to: 'keep' });
    } catch (error) {
      // The page stays: an error of something that the buyer did not ask for does not help them. Lack of a buyer matters.
      if (error instanceof CallFailure && !this.#entries.isStale(visit)) await this.#visits.goToEntrance(error, request, 'replace');
    }
  }
}
