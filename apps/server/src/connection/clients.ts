import { closeCodes } from '@quartermaster/contracts';
import { sessionAddress, type Address } from '../wire/index.ts';
import type { BusMessage } from './bus/message-bus.ts';

/** The part of a websocket of `ws` that we use. */
interface ClientSocket {
  send(text: string): void;
  close(code: number, reason: string): void;
  ping(): void;
  terminate(): void;
}

/** One tab that is connected. */
export interface Client {
  readonly webSocketId: string;
  readonly sessionId: string;
  readonly socket: ClientSocket;
  /** Messages for these reach it. */
  readonly addresses: Set<Address>;
  /** Its session was a buyer's when it said hello: then it must go with the session. */
  isBuyers: boolean;
  /** Has answered the last ping. */
  isAlive: boolean;
}

/** The clients of this process, by whom messages reach them. */
export class Clients {
  readonly #all = new Set<Client>();
  readonly #byAddress = new Map<Address, Set<Client>>();

  get size(): number {
    return this.#all.size;
  }

  countOf(sessionId: string): number {
    return this.#byAddress.get(sessionAddress(sessionId))?.size ?? 0;
  }

  [Symbol.iterator](): Iterator<Client> {
    return this.#all.values();
  }

  add(client: Client): void {
    this.#all.add(client);
    for (const address of client.addresses) this.#list(address, client);
  }

  /** From now on messages for this address reach the client as well. */
  listenTo(client: Client, address: Address): void {
    if (!this.#all.has(client)) return;
    client.addresses.add(address);
    this.#list(address, client);
  }

  remove(client: Client): void {
    if (!this.#all.delete(client)) return;
    for (const address of client.addresses) {
      const listed = this.#byAddress.get(address);
      listed?.delete(client);
      if (listed?.size === 0) this.#byAddress.delete(address);
    }
  }

  deliver(sent: BusMessage): void {
    const reached = [...(sent.to === 'all' ? this.#all : (this.#byAddress.get(sent.to) ?? []))];
    if (sent.kind === 'close') {
      for (const client of reached) this.letGo(client, sent.code, 'the session has changed');
      return;
    }
    const text = JSON.stringify(sent.message);
    for (const client of reached) {
      if (client.webSocketId !== sent.except) client.socket.send(text);
      // The tab that signed out knows; its websocket ends all the same.
      if (sent.message.op === 'session_ended') this.letGo(client, closeCodes.sessionEnded, 'the session has ended');
    }
  }

  /** Nothing reaches the client any more, even while its socket is being closed. */
  letGo(client: Client, code: number, reason: string): void {
    this.remove(client);
    client.socket.close(code, reason);
  }

  #list(address: Address, client: Client): void {
    const listed = this.#byAddress.get(address);
    if (listed === undefined) this.#byAddress.set(address, new Set([client]));
    else listed.add(client);
  }
}
