// The clients of the measurement, in a process of their own: each is a tab with the web's own policy of reconnection.
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { firstStep, step, type ConnectionEvent, type ConnectionState, type Step } from '@quartermaster/core/reconnection';

/** The order of the measuring process to this one. */
export interface ClientsOrder {
  readonly origin: string;
  readonly count: number;
  /** How many times faster than in truth a client's time passes. */
  readonly speed: number;
}

/** The report of this process to the measuring one. Times are milliseconds since 1970. */
export type ClientsReport =
  | { readonly kind: 'limit'; readonly files: string }
  | { readonly kind: 'ready' }
  | { readonly kind: 'back'; readonly greetedAt: readonly number[] }
  | { readonly kind: 'settled'; readonly failedCalls: number }
  | { readonly kind: 'gave up'; readonly count: number };

/** A page needs about so long from its reload until it is at rest. */
const pageLoad = 2_000;
const agent = new Agent({ keepAlive: true, maxSockets: 500 });
const secret = (): string => randomBytes(32).toString('base64url');
const report = (message: ClientsReport): void => void process.send?.(message);

let failedCalls = 0;

/** Of the page that was open, of the server that is back, of the page that was reloaded. */
type Greeting = 'first' | 'back' | 'reloaded';

class Tab {
  readonly #order: ClientsOrder;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #onGreeted: (greeting: Greeting) => void;
  readonly #onOver: () => void;
  #state: ConnectionState = firstStep.state;
  #socket: WebSocket | null = null;
  #timer: NodeJS.Timeout | undefined;
  #isBack = false;

  constructor(order: ClientsOrder, onGreeted: (greeting: Greeting) => void, onOver: () => void) {
    this.#order = order;
    this.#headers = { origin: order.origin, cookie: `JSESSIONID=${secret()}; QM_VISITOR=${secret()}` };
    this.#onGreeted = onGreeted;
    this.#onOver = onOver;
  }

  show(): void {
    this.#take(firstStep);
  }

  #take({ state, effects }: Step): void {
    this.#state = state;
    for (const effect of effects) {
      if (effect.kind === 'connect') this.#connect();
      else if (effect.kind === 'drop') this.#drop();
      else if (effect.kind === 'wait') {
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => this.#meet({ kind: 'tick', isUsable: true }), effect.milliseconds / this.#order.speed);
      } else if (effect.kind === 'return') void this.#reload();
      else if (effect.kind === 'fail') this.#onOver();
    }
  }

  #meet(event: ConnectionEvent): void {
    this.#take(step(this.#state, event));
  }

  #connect(): void {
    const socket = new WebSocket(`${this.#order.origin.replace(/^http/, 'ws')}/advantage/rs/server`, { headers: this.#headers, perMessageDeflate: false });
    this.#socket = socket;
    socket.on('open', () => socket.send('{"op":"hello"}'));
    socket.on('message', () => {
      if (this.#state.kind === 'open' || this.#state.kind === 'over') return;
      const wasLost = this.#state.kind === 'lost';
      this.#meet({ kind: 'greeted' });
      this.#onGreeted(wasLost ? 'back' : this.#isBack ? 'reloaded' : 'first');
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      this.#meet({ kind: 'closed', isLoss: true, random: Math.random() });
    });
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.terminate();
  }

  /** The reload of the page as far as the API has to do with it: a call, and the websocket of the new page. */
  async #reload(): Promise<void> {
    clearTimeout(this.#timer);
    this.#drop();
    this.#isBack = true;
    await this.#call().catch(() => (failedCalls += 1));
    await pause((pageLoad * (0.5 + Math.random())) / this.#order.speed);
    this.show();
  }

  #call(): Promise<void> {
    return new Promise((resolve, reject) => {
      get(`${this.#order.origin}/advantage/rs/main/session`, { agent, headers: this.#headers }, (response) => {
        response.resume();
        response.on('end', () => (response.statusCode === 200 ? resolve() : reject(new Error(String(response.statusCode)))));
      }).on('error', reject);
    });
  }
}

async function run(order: ClientsOrder): Promise<void> {
  report({ kind: 'limit', files: /Max open files\s+(\d+)/.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? 'unknown' });
  const greetedAt: number[] = [];
  let [shown, reloaded, over] = [0, 0, 0];
  const onGreeted = (greeting: Greeting): void => {
    if (greeting === 'first') {
      shown += 1;
      if (shown === order.count) report({ kind: 'ready' });
    } else if (greeting === 'back') {
      greetedAt.push(Date.now());
      if (greetedAt.length === order.count) report({ kind: 'back', greetedAt });
    } else {
      reloaded += 1;
      if (reloaded === order.count) report({ kind: 'settled', failedCalls });
    }
  };
  const onOver = (): void => {
    over += 1;
    report({ kind: 'gave up', count: over });
  };
  const tabs = Array.from({ length: order.count }, () => new Tab(order, onGreeted, onOver));
  for (const [index, tab] of tabs.entries()) {
    tab.show();
    if (index % 100 === 99) await pause(50);
  }
}

process.once('message', (order: ClientsOrder) => void run(order));
