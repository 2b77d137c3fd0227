import {
  type Clock, entryUrl, type HistoryEntry, type HistoryPort, inject, injectable, type KeyValueStorage, ClockToken, FormsToken, HistoryToken,
  SessionStorageToken, storedKeys, type PageForms, type TypedField,
} from '../capabilities/index.ts';
import { Identity } from '../session/index.ts';

interface Draft {
  /** Path and query. Not the history entry: after a trip to the identity server the page is in another one. */
  readonly url: string;
  /** The buyer who typed it; null for a visitor, whose draft belongs to the buyer who signs in next in this tab. */
  readonly owner: string | null;
  /** Milliseconds since 1970. */
  readonly since: number;
  readonly fields: readonly TypedField[];
}

const draftLimit = 10;
const fieldLimit = 200;
/** Characters: what 500 requisition lines are that no server has yet. The storage of a tab holds five million. */
const textLimit = 300_000;
/** Milliseconds that leaving the page may wait for the code that reads fields. */
const patience = 3_000;
/** Milliseconds. A working day: buyers who come back from lunch have not forgotten what they typed. */
const lifetime = 12 * 60 * 60_000;

/**
 * The fields that a buyer filled in and did not send, over a trip to the identity server, a reload and the end of a session. A draft lives in
 * this tab alone, is shown to its author alone, and never holds a password, a card or a sensitive field.
 */
@injectable()
export class FormDrafts {
  readonly #storage: KeyValueStorage;
  readonly #history: HistoryPort;
  readonly #forms: PageForms;
  readonly #identity: Identity;
  readonly #clock: Clock;
  /** Values that wait for their field on the page that is shown. */
  #waiting: readonly TypedField[] = [];
  #stop: () => void = () => {};
  #page: string | null = null;
  #author: string | null = null;

  constructor(
    @inject(SessionStorageToken) storage: KeyValueStorage,
    @inject(HistoryToken) history: HistoryPort,
    @inject(FormsToken) forms: PageForms,
    @inject(Identity) identity: Identity,
    @inject(ClockToken) clock: Clock,
  ) {
    this.#storage = storage;
    this.#history = history;
    this.#forms = forms;
    this.#identity = identity;
    this.#clock = clock;
  }

  /** Call it before the page goes and will come back: before sign-in, before a reload, when the session has ended. */
  keep(): void {
    const typed = this.#forms.typed();
    const known = new Set(typed.map(nameOf));
    const fields = [...typed, ...this.#waiting.filter((field) => !known.has(nameOf(field)))]
      .filter(({ value }) => typeof value === 'boolean' || value.length <= textLimit)
      .slice(0, fieldLimit);
    if (fields.length === 0) return;
    const entry = this.#history.current();
    // After a refused call the tokens are gone already: the author is the buyer of the moment when the page came.
    const draft: Draft = { url: addressOf(entry), owner: this.#identity.subject() ?? this.#author, since: this.#clock.now(), fields };
    this.#write([...this.#read().filter(({ url }) => url !== draft.url), draft]);
  }

  /** From now on fields whose text is nowhere else are kept when the page goes in any other way, while their author is signed in: after a sign-out nothing is. */
  watch(): void {
    this.#forms.leaving(() => { if (this.#identity.subject() !== null) this.keep(); });
  }

  /** The same, once all that was typed can be read: what was typed just before the server or the session was gone is not lost. For callers that can wait. */
  async keepAll(): Promise<void> {
    const { promise: tooLong, resolve } = Promise.withResolvers<void>();
    const timer = this.#clock.setTimeout(resolve, patience);
    await Promise.race([this.#forms.readable(), tooLong]);
    this.#clock.clearTimeout(timer);
    this.keep();
  }

  /** A page is shown: what was kept for it comes back, once. */
  shown(): void {
    const entry = this.#history.current();
    const page = `${entry.key} ${addressOf(entry)}`;
    const subject = this.#identity.subject();
    const sameAuthor = subject === null || subject === this.#author;
    if (subject !== null) this.#author = subject;
    if (page === this.#page && sameAuthor) return;
    this.#page = page;
    this.#stop();
    this.#waiting = [];
    const draft = this.#take(entry, subject);
    if (draft === null) return;
    this.#waiting = draft.fields;
    this.#stop = this.#forms.fill(draft.fields, (filled) => {
      this.#waiting = this.#waiting.filter((field) => field !== filled);
    });
  }

  /** At sign-out nothing of the buyer stays. */
  forget(): void {
    this.#stop();
    this.#waiting = [];
    this.#author = null;
    this.#storage.remove(storedKeys.drafts);
  }

  #take(entry: HistoryEntry, subject: string | null): Draft | null {
    const drafts = this.#read();
    const present = drafts.filter(({ owner, since }) => this.#clock.now() - since < lifetime && (subject === null || owner === null || owner === subject));
    const draft = present.find(({ owner, url }) => url === addressOf(entry) && (owner === null || owner === subject)) ?? null;
    const left = present.filter((other) => other !== draft);
    if (left.length !== drafts.length) this.#write(left);
    return draft;
  }

  #write(drafts: readonly Draft[]): void {
    if (drafts.length === 0) this.#storage.remove(storedKeys.drafts);
    else this.#storage.set(storedKeys.drafts, JSON.stringify(drafts.slice(-draftLimit)));
  }

  #read(): readonly Draft[] {
    try {
      const drafts: unknown = JSON.parse(this.#storage.get(storedKeys.drafts) ?? '[]');
      return Array.isArray(drafts) ? drafts.filter(isDraft) : [];
    } catch {
      return [];
    }
  }
}

const nameOf = ({ field, index }: TypedField): string => `${index} ${field}`;

const addressOf = ({ pathname, search }: HistoryEntry): string => entryUrl({ pathname, search, hash: '' });

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const { url, since, fields } = value as Partial<Draft>;
  return typeof url === 'string' && typeof since === 'number' && Array.isArray(fields);
}
