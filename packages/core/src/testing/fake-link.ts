import type { LinkEvents, ServerLink } from '../capabilities/server-link.ts';

/** A server that answers websockets as a test says. */
export class FakeLink implements ServerLink {
  /** Addresses that were asked for, in order. */
  readonly asked: string[] = [];
  readonly sent: string[] = [];
  reloads = 0;
  usable = true;
  chance = 0.5;
  /** The outcome of an attempt: it is greeted, refused, or hears nothing. */
  answers: 'hello' | 'refusal' | 'silence' = 'hello';
  #live: LinkEvents | null = null;
  #idle: (() => void) | null = null;

  /** The page has nothing else to do. */
  rest(): void {
    this.#idle?.();
    this.#idle = null;
  }

  get isOpen(): boolean {
    return this.#live !== null;
  }

  say(message: object): void {
    this.#live?.received(JSON.stringify(message));
  }

  /** The server, or the way to it, is gone. */
  lose(code = 1006): void {
    const live = this.#live;
    this.#live = null;
    live?.closed(code);
  }

  open(path: string, events: LinkEvents): { send(text: string): void; close(): void } {
    this.asked.push(path);
    this.#live = events;
    queueMicrotask(() => {
      if (this.#live !== events || this.answers === 'silence') return;
      if (this.answers === 'refusal') this.lose();
      else events.opened();
    });
    return {
      send: (text) => {
        this.sent.push(text);
        queueMicrotask(() => {
          if (this.#live === events) events.received(JSON.stringify({ op: 'hello', wsID: `ws-${this.asked.length}` }));
        });
      },
      close: () => {
        if (this.#live === events) this.#live = null;
      },
    };
  }

  isUsable = (): boolean => this.usable;
  whenIdle = (task: () => void): void => void (this.#idle = task);
  random = (): number => this.chance;
  reload = (): void => void (this.reloads += 1);
}
