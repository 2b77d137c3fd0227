import type { Socket } from 'node:net';
import type { Backend } from './backend.ts';
import type { Turns } from './turns.ts';
import { FrameReader } from './wire/frames.ts';
import type { Frame } from './wire/frames.ts';
import { acceptance, NO_ENCRYPTION, readOpening } from './wire/opening.ts';
import { CLOSE_STATEMENT, EndReader, fatalError, QUERY, SYNC } from './wire/replies.ts';
import type { Standing } from './wire/replies.ts';
import { StatementNames } from './wire/statement-names.ts';

export interface SessionContext {
  readonly backend: Backend;
  readonly turns: Turns;
  readonly parameters: Readonly<Record<string, string>>;
  /** How long a client may leave a transaction open without a word, in milliseconds. */
  readonly idleInTransactionMs: number;
  /** Told when the backend itself broke; after that nothing can be served. */
  readonly onBroken: (error: unknown) => void;
}

/** Messages at which a batch is complete: query, sync, flush, function call. */
const BATCH_ENDS = new Set(['Q', 'S', 'H', 'F']);
/** Of these, the one after which an answer may still be open. */
const FLUSH = 'H';

/**
 * Serves one connection. A batch of messages runs as a whole, and from the first statement of a transaction to its end
 * the backend belongs to this connection alone; other connections wait their turn. When the client goes away, whatever
 * it left open is rolled back.
 */
export class Session {
  readonly #socket: Socket;
  readonly #context: SessionContext;
  readonly #frames = new FrameReader();
  readonly #names: StatementNames;
  #batch: Buffer[] = [];
  #holdsTurn = false;
  #standing: Standing = 'idle';
  #gone = false;
  #work: Promise<void> | undefined;
  #idleTimer: NodeJS.Timeout | undefined;
  /** Resolves when the client is gone and nothing of it is left in the backend. */
  readonly ended: Promise<void>;

  constructor(socket: Socket, number: number, context: SessionContext) {
    this.#socket = socket;
    this.#context = context;
    this.#names = new StatementNames(number);
    socket.setNoDelay(true);
    socket.on('data', (chunk: Buffer) => {
      this.#frames.push(chunk);
      this.#wake();
    });
    // A broken connection is a closed one; 'close' follows every error.
    socket.on('error', () => {});
    this.ended = new Promise((resolve) => {
      socket.once('close', () => {
        this.#gone = true;
        clearTimeout(this.#idleTimer);
        void (this.#work ?? Promise.resolve()).then(() => this.#cleanUp()).then(resolve);
      });
    });
  }

  /** Ends the connection from this side. */
  end(state: string, text: string): void {
    this.#socket.end(fatalError(state, text));
    this.#socket.destroySoon();
  }

  #wake(): void {
    this.#work ??= this.#serve()
      .catch((error: unknown) => this.end('08P01', `protocol violation: ${error instanceof Error ? error.message : String(error)}`))
      .finally(() => (this.#work = undefined));
  }

  async #serve(): Promise<void> {
    for (let frame = this.#frames.next(); frame !== undefined && !this.#gone; frame = this.#frames.next()) {
      if (frame.type === '') this.#open(frame);
      else if (frame.type === 'X') this.#socket.end();
      else {
        this.#batch.push(this.#names.rewrite(frame));
        if (BATCH_ENDS.has(frame.type)) await this.#run(Buffer.concat(this.#batch.splice(0)), frame.type !== FLUSH);
      }
    }
  }

  #open(frame: Frame): void {
    switch (readOpening(frame)) {
      case 'encryption':
        this.#socket.write(NO_ENCRYPTION);
        return;
      case 'start':
        this.#frames.opened();
        this.#socket.write(acceptance(this.#context.parameters));
        return;
      case 'cancel':
        this.#socket.end();
        return;
      case 'unknown':
        throw new Error('this is not the PostgreSQL protocol, version 3');
    }
  }

  async #run(batch: Buffer, isAnsweredToItsEnd: boolean): Promise<void> {
    clearTimeout(this.#idleTimer);
    await this.#takeTurn();
    if (!this.#gone) {
      this.#standing = await this.#execute(batch, (data) => void this.#socket.write(data), isAnsweredToItsEnd);
    }
    this.#passTurnIfIdle();
    if (this.#holdsTurn && !this.#gone) {
      this.#idleTimer = setTimeout(() => this.#endIdleTransaction(), this.#context.idleInTransactionMs);
    }
  }

  async #execute(batch: Buffer, onData: (data: Uint8Array) => void, isAnsweredToItsEnd = true): Promise<Standing> {
    try {
      const reader = new EndReader();
      const standing = await this.#context.backend.run(batch, (data) => {
        reader.push(data);
        onData(data);
      });
      if (isAnsweredToItsEnd && !reader.hasEnd) throw new Error('it no longer answers to the end, as after a checkpoint that failed because the disk is full');
      return standing;
    } catch (error) {
      this.#context.onBroken(error);
      this.end('57P02', 'the embedded database broke; start it again');
      return 'idle';
    }
  }

  #endIdleTransaction(): void {
    this.end(
      '25P03',
      `a transaction was left open for ${this.#context.idleInTransactionMs / 1000} s while others wait; keep transactions short, and use no second connection inside of one`,
    );
  }

  async #cleanUp(): Promise<void> {
    const left = this.#names.leftBehind();
    if (left.length > 0) await this.#takeTurn();
    if (!this.#holdsTurn) return;
    const ignore = (): void => {};
    // After a flush the backend waits for the batch to be closed.
    if (this.#standing === 'open') this.#standing = await this.#execute(SYNC, ignore);
    if (this.#standing !== 'idle') this.#standing = await this.#execute(QUERY('rollback'), ignore);
    if (left.length > 0) this.#standing = await this.#execute(Buffer.concat([...left.map(CLOSE_STATEMENT), SYNC]), ignore);
    this.#passTurnIfIdle();
  }

  async #takeTurn(): Promise<void> {
    if (this.#holdsTurn) return;
    await this.#context.turns.take();
    this.#holdsTurn = true;
  }

  #passTurnIfIdle(): void {
    if (!this.#holdsTurn || this.#standing !== 'idle') return;
    this.#holdsTurn = false;
    this.#context.turns.release();
  }
}
