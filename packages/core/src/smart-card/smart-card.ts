import type { ContractPath, ServicePath } from '@quartermaster/contracts';
import { HistoryToken, LocationToken, SessionStorageToken, storedKeys, type Answer } from '../capabilities/index.ts';
import type { Storefront } from '../engine/index.ts';
import { CallFailure, concernsPage, laterErrorTexts, type ErrorText } from '../errors/index.ts';
import { ErrorReports } from '../wire/index.ts';
import { KeptPages, PageStore, Visits } from '../navigation/index.ts';
import { Signal } from '../signals/index.ts';
import { serviceRequest } from '../store/index.ts';
import { nextCardState, type CardEvent, type CardState } from './card-flow.ts';
import { isCardReturn, parseCardReturn, type CompleteReading } from './card-reading.ts';
import { registerQuestion, unregisterQuestion } from './card-texts.ts';

/** A page that tells the reader's address: the one that the card is registered on. */
export type CardPage = { [Path in ServicePath]: Answer<Path> extends { attributes: { reader: { nonce: string; address: string } | null } } ? Path : never }[ServicePath];

/** Registers and unregisters the buyer's smart card, on the page that shows it (specification, section 4, Smart card registration). */
export class SmartCard {
  readonly state = new Signal<CardState>({ kind: 'idle' });
  readonly #storefront: Storefront;
  readonly #page: CardPage;

  constructor(storefront: Storefront, page: CardPage) {
    this.#storefront = storefront;
    this.#page = page;
  }

  /** Leaves for the reader, which asks the browser for the card's certificate. */
  async read(): Promise<void> {
    if (!this.#happen({ kind: 'asked' })) return;
    // A reading is good for a few minutes: the page may be open for longer.
    await this.#attempt(this.#page, laterErrorTexts.registerSmartCard, async () => {
      const { attributes } = await this.#storefront.call(this.#page, {});
      if (attributes.reader === null) throw new CallFailure('http', 'No smart-card reader is available at the moment.');
      this.#storefront.inject(SessionStorageToken).set(storedKeys.cardNonce, attributes.reader.nonce);
      this.#storefront.inject(LocationToken).leaveFor(attributes.reader.address);
      // A buyer who comes back with Back finds the page as they left it, and may try again.
      this.#happen({ kind: 'gave-up' });
    });
  }

  /** Goes on where the reader sent the browser back; does nothing on any other visit. */
  async resume(): Promise<void> {
    const entry = this.#storefront.inject(HistoryToken).current();
    if (!isCardReturn(entry.hash)) return;
    const tab = this.#storefront.inject(SessionStorageToken);
    const card = parseCardReturn(entry.hash, tab.get(storedKeys.cardNonce));
    tab.remove(storedKeys.cardNonce);
    // The reading stays in no address bar and no bookmark.
    this.#storefront.inject(PageStore).readdress({ ...entry, hash: '' });
    if (card === null || !this.#happen({ kind: 'came-back', card })) return;
    const state = this.state.get();
    if (state.kind !== 'confirming') return;
    const yes = await this.#storefront.confirm(registerQuestion(state.reading));
    this.#happen({ kind: 'confirmed', yes });
    if (yes) await this.#register(state.reading);
  }

  async unregister(): Promise<void> {
    if (!(await this.#storefront.confirm(unregisterQuestion)) || !this.#happen({ kind: 'unregister' })) return;
    await this.#attempt('/login/unregister_smart_card', laterErrorTexts.unregisterSmartCard, async () => {
      await this.#storefront.call('/login/unregister_smart_card', {});
      this.#happen({ kind: 'unregistered' });
      this.#showCard();
    });
  }

  async #register(reading: CompleteReading): Promise<void> {
    await this.#attempt('/login/register_smart_card', laterErrorTexts.registerSmartCard, async () => {
      const { responseName } = await this.#storefront.call('/login/register_smart_card', reading);
      this.#happen({ kind: 'answered', responseName });
      if (responseName !== 'Error') this.#showCard();
    });
  }

  /** True when the event counted. */
  #happen(event: CardEvent): boolean {
    const before = this.state.get();
    const after = nextCardState(before, event);
    if (after !== before) this.state.set(after);
    return after !== before;
  }

  /** A failure leads to the error page of the specification (section 8), unless another page has come already. */
  async #attempt(path: ContractPath, text: ErrorText, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (error instanceof CallFailure && error.code === 'CARD_READING_REFUSED') return void this.#happen({ kind: 'refused' });
      this.#happen({ kind: 'gave-up' });
      const failure = error instanceof CallFailure ? error : new CallFailure('response', error instanceof Error ? error.message : String(error));
      if (!concernsPage(failure)) return;
      const report = this.#storefront.inject(ErrorReports).make(text, { failure, request: serviceRequest(path, null, null) });
      await this.#storefront.inject(Visits).follow(await this.#storefront.inject(KeptPages).errorPage('/error/smart_card', report), 'push');
    }
  }

  #showCard(): void {
    this.#storefront.open(this.#page, { replace: true, scroll: 'keep' });
  }
}
