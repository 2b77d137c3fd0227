import { sql, type Connection } from '@quartermaster/database';

/** A run of an import, by a number that is higher than that of every run before it. */
export interface RunClaim {
  readonly importId: number;
  readonly attempt: number;
}

/** Another program runs the import by now: this one was silent for too long. What it has written is kept, and it writes nothing any more. */
export class RunLost extends Error {
  override readonly name = 'RunLost';
  constructor() {
    super('This program was silent for a minute, and counted as ended: another import, an undo or the same import was started meanwhile. Import the file again if it is not done by then.');
  }
}

/** What a program that runs an import knows of its own run. */
export class RunHold {
  readonly claim: RunClaim;
  #isLost = false;
  #isStopAsked = false;
  #isStopped = false;

  constructor(claim: RunClaim) {
    this.claim = claim;
  }

  /** In a transaction of the run. No program takes the import over until that has ended: one that claims it waits. @throws RunLost */
  async check(connection: Connection): Promise<void> {
    const { rows } = await connection.query<{ isStopAsked: boolean }>(sql`
      select stop_asked_by is not null as "isStopAsked" from marketplace.catalog_import
      where import_id = ${this.claim.importId} and attempt = ${this.claim.attempt} and state = 'running' for key share`);
    this.hear(rows[0] ?? null);
    this.requireOwn();
  }

  /** What the history says of the run; null: it is another one's by now. */
  hear(said: { readonly isStopAsked: boolean } | null): void {
    if (said === null) this.#isLost = true;
    else this.#isStopAsked ||= said.isStopAsked;
  }

  /** @throws RunLost */
  requireOwn(): void {
    if (this.#isLost) throw new RunLost();
  }

  /** Asked between batches. False: an operator has asked to stop, and no further batch is written. @throws RunLost */
  goesOn(): boolean {
    this.requireOwn();
    this.#isStopped ||= this.#isStopAsked;
    return !this.#isStopped;
  }

  /** It has ended before all was done, since an operator has asked for it. */
  get isStopped(): boolean {
    return this.#isStopped;
  }
}
