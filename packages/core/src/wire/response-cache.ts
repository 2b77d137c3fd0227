import { coreVersion } from '@quartermaster/contracts';
import { inject, injectable, ClockToken, LocalStorageToken, storedKeys, type Clock, type KeyValueStorage } from '../capabilities/index.ts';
import { withoutSession } from '../session/index.ts';
import { CurrentStore } from '../store/index.ts';
import type { RawAnswer } from './http-client.ts';

/** An answer as it is kept: it may have been written by a release that knew another form. */
interface Kept {
  readonly release: string;
  /** When it came, in milliseconds since 1970. */
  readonly at: number;
  readonly answer: RawAnswer;
}

/**
 * Answers that are the same for everyone in a store: category and agency lists, help (specification, section 7). Each is
 * asked for once, however many want it, and kept in the browser until it is stale. A stale one still serves while the
 * server cannot be reached.
 */
@injectable()
export class ResponseCache {
  readonly #storage: KeyValueStorage;
  readonly #clock: Clock;
  readonly #store: CurrentStore;
  readonly #underWay = new Map<string, Promise<RawAnswer>>();

  constructor(
    @inject(LocalStorageToken) storage: KeyValueStorage,
    @inject(ClockToken) clock: Clock,
    @inject(CurrentStore) store: CurrentStore,
  ) {
    this.#storage = storage;
    this.#clock = clock;
    this.#store = store;
  }

  /**
   * The kept answer while it is younger than `seconds`, else what `ask` brings.
   *
   * @throws whatever `ask` throws, when nothing is kept
   */
  async ask(path: string, seconds: number, ask: () => Promise<RawAnswer>): Promise<RawAnswer> {
    const key = `${storedKeys.cachedLists}/${this.#store.name ?? ''}${path}`;
    const kept = this.#read(key);
    const age = kept === null ? Infinity : this.#clock.now() - kept.at;
    if (kept !== null && age >= 0 && age < seconds * 1000) return kept.answer;
    try {
      return await this.#askOnce(key, ask);
    } catch (error) {
      if (kept === null) throw error;
      return kept.answer;
    }
  }

  #askOnce(key: string, ask: () => Promise<RawAnswer>): Promise<RawAnswer> {
    const underWay = this.#underWay.get(key);
    if (underWay !== undefined) return underWay;
    const asked = ask()
      .then((answer) => this.#keep(key, answer))
      .finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, asked);
    return asked;
  }

  #keep(key: string, answer: RawAnswer): RawAnswer {
    const shared = sharedPart(answer);
    if (shared !== null) this.#storage.set(key, JSON.stringify({ release: coreVersion, at: this.#clock.now(), answer: shared } satisfies Kept));
    return answer;
  }

  #read(key: string): Kept | null {
    try {
      const kept = JSON.parse(this.#storage.get(key) ?? 'null') as Partial<Kept> | null;
      if (kept?.release !== coreVersion || typeof kept.at !== 'number' || kept.answer === undefined) return null;
      return { release: kept.release, at: kept.at, answer: kept.answer };
    } catch {
      return null;
    }
  }
}

/** The part of an answer that is the same for everyone: never who was signed in when it came. Null when it is not worth keeping. */
function sharedPart(answer: RawAnswer): RawAnswer | null {
  if (answer.kind === 'plain') return answer;
  if (answer.kind === 'document' || answer.envelope?.responseName === undefined || answer.envelope.responseType === 'ERROR') return null;
  return { kind: 'envelope', envelope: { ...answer.envelope, attributes: withoutSession(answer.envelope.attributes) } };
}
