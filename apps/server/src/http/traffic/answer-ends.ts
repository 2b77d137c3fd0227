import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * The ends of answers: each was sent, or its connection was closed. An answer that still waits in the queue of a connection is not told
 * of the second by Node.
 */
export class AnswerEnds {
  readonly #open = new WeakMap<Socket, Set<() => void>>();

  /** Runs `then` once, when the answer has ended. */
  await({ socket }: IncomingMessage, answer: ServerResponse, then: () => void): void {
    const open = this.#openOn(socket);
    const end = (): void => {
      if (open.delete(end)) then();
    };
    open.add(end);
    answer.once('finish', end);
  }

  #openOn(socket: Socket): Set<() => void> {
    const known = this.#open.get(socket);
    if (known !== undefined) return known;
    const open = new Set<() => void>();
    this.#open.set(socket, open);
    socket.once('close', () => {
      for (const end of open) end();
    });
    return open;
  }
}
