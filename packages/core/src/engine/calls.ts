import type { PlainOf, PlainPath, RequestOf, ServicePath } from '@quartermaster/contracts';
import { ViewportToken, type DependencyContainer, type Answer } from '../capabilities/index.ts';
import { CallFailure, errorTexts } from '../errors/index.ts';
import { Changes, ResponseHandler, Navigator, PageStore, Visits } from '../navigation/index.ts';
import type { Outcome } from '../response/index.ts';
import { Spinner, spinnerMessage } from '../shell/index.ts';
import { ApiClient, type RawAnswer } from '../wire/index.ts';
import { CurrentStore, Services, type ServiceRequest } from '../store/index.ts';
import type { CallOptions } from './storefront.ts';

/** Calls that screens make without leaving the page. */
export class Calls {
  readonly #api: ApiClient;
  readonly #responses: ResponseHandler;
  readonly #navigator: Navigator;
  readonly #visits: Visits;
  readonly #pages: PageStore;
  readonly #changes: Changes;
  readonly #spinner: Spinner;
  readonly #services: Services;
  readonly #store: CurrentStore;
  readonly #container: DependencyContainer;

  constructor(container: DependencyContainer) {
    this.#api = container.resolve(ApiClient);
    this.#responses = container.resolve(ResponseHandler);
    this.#navigator = container.resolve(Navigator);
    this.#visits = container.resolve(Visits);
    this.#pages = container.resolve(PageStore);
    this.#changes = container.resolve(Changes);
    this.#spinner = container.resolve(Spinner);
    this.#services = container.resolve(Services);
    this.#store = container.resolve(CurrentStore);
    this.#container = container;
  }

  /**
   * An answer that comes when the buyer has gone elsewhere leads nowhere. One that comes in another store counts for nothing there: only who made a change hears what
   * came of it, and can say so.
   *
   * @throws CallFailure
   */
  async call<Path extends ServicePath>(path: Path, sent: RequestOf<Path>, options: CallOptions): Promise<Answer<Path>> {
    const request = this.#services.request(path, null, sent);
    const background = this.#services.at(path)?.background === true;
    const isHere = this.#visits.stay();
    const storeName = this.#store.name;
    const end = options.spinner === false || background ? () => {} : this.#spinner.begin(spinnerMessage(path, this.#services));
    try {
      const answer = await this.#ask(request, background, isHere, options.signal);
      if (storeName !== null && storeName !== this.#store.name) {
        if (this.#services.isRepeatable(path) || !isOutcome(answer)) throw new CallFailure('abandoned', 'The store has changed.');
        return named(answer) as Answer<Path>;
      }
      const show = (document: Blob) => this.#container.resolve(ViewportToken).openTab().show(document);
      const outcome = await this.#responses.outcomeOfCall(request, answer, show);
      if (outcome !== null) this.#follow(outcome, isHere());
      const notice = this.#responses.noticeIn(request, answer);
      if (notice !== null) this.#pages.modal.set(notice);
      return named(answer) as Answer<Path>;
    } finally {
      end();
    }
  }

  /** The text or list of a service that sends no envelope. @throws CallFailure */
  async read<Path extends PlainPath>(path: Path, sent: RequestOf<Path>, { signal }: Pick<CallOptions, 'signal'> = {}): Promise<PlainOf<Path>> {
    const answer = await this.#ask(this.#services.request(path, null, sent), this.#services.at(path)?.background === true, this.#visits.stay(), signal);
    if (answer.kind !== 'plain') throw new CallFailure('response', errorTexts.missingResponse.message, { title: errorTexts.missingResponse.title });
    return answer.content as PlainOf<Path>;
  }

  async #ask(request: ServiceRequest, background: boolean, isHere: () => boolean, signal?: AbortSignal): Promise<RawAnswer> {
    const isRead = this.#services.isRepeatable(request.path);
    try {
      const ask = () => this.#api.ask(request, signal);
      if (isRead) this.#changes.reads(request);
      return await (isRead ? ask() : this.#changes.send(request, ask));
    } catch (error) {
      // What a page that was left only wanted to know asks no one to sign in. What was to be changed there would be lost without a word.
      if (error instanceof CallFailure && !background && (!isRead || isHere())) void this.#visits.goToEntrance(error, request);
      throw error;
    }
  }

  /** Answers that lead elsewhere: the caller learns that there is nothing for it. */
  #follow(outcome: Outcome, isHere: boolean): void {
    if (outcome.kind === 'resume') return;
    if (outcome.kind === 'error') throw new CallFailure('response', outcome.text.message, { title: outcome.text.title });
    if (outcome.kind === 'redirect' && isHere) void this.#navigator.openUrl(outcome.url);
    else if (outcome.kind === 'leave' && isHere) void this.#visits.follow(outcome, 'push');
    throw new CallFailure('redirected', 'The answer leads to another page.');
  }
}

/** Whether an answer says by itself what came of a request, and leads nowhere. */
const isOutcome = (answer: RawAnswer): boolean => answer.kind === 'envelope' && (answer.envelope?.responseType === 'ERROR' || typeof answer.envelope?.responseName === 'string');

function named(answer: RawAnswer) {
  const envelope = answer.kind === 'envelope' ? answer.envelope : null;
  const responseName = envelope?.responseName;
  if (envelope === null || typeof responseName !== 'string' || responseName === '') {
    if (envelope?.responseType === 'ERROR' && envelope.message) throw new CallFailure('http', envelope.message);
    throw new CallFailure('response', errorTexts.missingResponse.message, { title: errorTexts.missingResponse.title });
  }
  return { responseName, attributes: envelope.attributes ?? {}, envelope };
}
