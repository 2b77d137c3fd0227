/** Who asks. */
export interface Asker {
  /** The address of the network. */
  readonly address: string;
  /** The session, where the browser proves one. Those of an address that prove none count as one. */
  readonly session: string;
}

/** How much work goes on at once, and how much may wait. */
export interface Shares {
  readonly atOnce: number;
  /** At once of one address, and of one session of it. */
  readonly ofAddress: number;
  readonly ofSession: number;
  /** Calls of one address that may wait. */
  readonly waiting: number;
}

/** More calls of one address wait than may. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

interface Place {
  running: number;
  /** The number of its last turn; 0 while it had none. */
  lastTurn: number;
}

interface Session extends Place {
  readonly waiting: Set<() => void>;
}

interface Address extends Place {
  waiting: number;
  readonly sessions: Map<string, Session>;
}

/**
 * Lets callers in by turns. The next turn is that of the address with the least work under way, among equals of the one whose last turn is
 * longest ago; in the same way of a session of that address. So a caller with a hundred calls waiting takes no turn from one who comes
 * with the first, and because no address may use all places, there is soon one.
 */
export class FairShare {
  readonly #shares: Shares;
  readonly #addresses = new Map<string, Address>();
  #running = 0;
  #turns = 0;

  constructor(shares: Shares) {
    this.#shares = shares;
  }

  /**
   * Does the work when its turn has come.
   *
   * @param signal takes a call that waits out of its queue: its caller has gone
   * @throws QueueFull; what the work throws; the reason of the signal
   */
  async run<Result>({ address: addressName, session: sessionName }: Asker, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    const address = entry(this.#addresses, addressName, (): Address => ({ running: 0, lastTurn: 0, waiting: 0, sessions: new Map() }));
    const session = entry(address.sessions, sessionName, (): Session => ({ running: 0, lastTurn: 0, waiting: new Set() }));
    try {
      await this.#turn(address, session, signal);
      try {
        return await work();
      } finally {
        this.#running -= 1;
        address.running -= 1;
        session.running -= 1;
      }
    } finally {
      if (session.running === 0 && session.waiting.size === 0) address.sessions.delete(sessionName);
      if (address.sessions.size === 0) this.#addresses.delete(addressName);
      this.#letIn();
    }
  }

  async #turn(address: Address, session: Session, signal: AbortSignal | undefined): Promise<void> {
    if (address.waiting >= this.#shares.waiting) throw new QueueFull('Too many calls of one address are waiting.');
    signal?.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const giveUp = (): void => {
      if (!session.waiting.delete(resolve)) return;
      address.waiting -= 1;
      reject(signal?.reason);
    };
    session.waiting.add(resolve);
    address.waiting += 1;
    signal?.addEventListener('abort', giveUp);
    const begun = promise.finally(() => signal?.removeEventListener('abort', giveUp));
    this.#letIn();
    await begun;
  }

  #letIn(): void {
    const { atOnce, ofAddress, ofSession } = this.#shares;
    const mayRun = ({ running, waiting }: Session): boolean => waiting.size > 0 && running < ofSession;
    while (this.#running < atOnce) {
      const address = leastBusy(this.#addresses, ({ running, sessions }) => running < ofAddress && [...sessions.values()].some(mayRun));
      const session = address === undefined ? undefined : leastBusy(address.sessions, mayRun);
      const [begin] = session?.waiting ?? [];
      if (address === undefined || session === undefined || begin === undefined) return;
      session.waiting.delete(begin);
      address.waiting -= 1;
      this.#running += 1;
      this.#turns += 1;
      for (const place of [address, session]) {
        place.running += 1;
        place.lastTurn = this.#turns;
      }
      begin();
    }
  }
}

function entry<Value>(map: Map<string, Value>, name: string, make: () => Value): Value {
  const known = map.get(name);
  if (known !== undefined) return known;
  const made = make();
  map.set(name, made);
  return made;
}

/** Of those that fit the one with the least under way; among equals the one whose last turn is longest ago. */
const leastBusy = <Value extends Place>(map: ReadonlyMap<string, Value>, fits: (value: Value) => boolean): Value | undefined =>
  [...map.values()].filter(fits).toSorted((a, b) => a.running - b.running || a.lastTurn - b.lastTurn)[0];
