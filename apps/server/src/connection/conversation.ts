import type { RawData, WebSocket } from 'ws';
import { closeCodes, type ServerMessage } from '@quartermaster/contracts';
import { clientMessageSchema } from '@quartermaster/contracts/schema';
import { buyerAddress, visitorAddress, sessionAddress } from '../wire/index.ts';
import type { Client, Clients } from './clients.ts';
import type { ConnectionLimits } from './connection-limits.ts';
import type { SessionLookup } from './session-lookup.ts';

export interface Conversation {
  readonly socket: WebSocket;
  readonly sessionId: string;
  readonly visitorId: string;
  readonly webSocketId: string;
  readonly clients: Clients;
  readonly lookup: SessionLookup;
  readonly limits: ConnectionLimits;
  readonly onError: (error: unknown) => void;
}

/** One client from its connection to its end: hello and its answer (specification, section 7), and nothing else. */
export function converse({ socket, sessionId, visitorId, webSocketId, clients, lookup, limits, onError }: Conversation): void {
  const client: Client = { webSocketId, sessionId, socket, addresses: new Set([sessionAddress(sessionId)]), isBuyers: false, isAlive: true };
  const refuse = (why: string): void => clients.letGo(client, closeCodes.refused, why);
  const helloDue = setTimeout(() => refuse('hello was expected'), limits.helloWithin);
  let received: number[] = [];
  let greeted = false;

  const greet = async (): Promise<void> => {
    const buyerId = await lookup.buyerOf(sessionId);
    client.isBuyers = buyerId !== undefined;
    clients.listenTo(client, buyerId == null ? visitorAddress(visitorId) : buyerAddress(buyerId));
    const reply: ServerMessage = { op: 'hello', wsID: webSocketId };
    socket.send(JSON.stringify(reply));
  };

  socket.on('message', (data: RawData, isBinary: boolean) => {
    const now = performance.now();
    received = [...received.filter((at) => now - at < 10_000), now];
    if (received.length > limits.messagesPerTenSeconds) return refuse('too many messages');
    if (isBinary || !isHello(textOf(data))) return refuse('only hello is known');
    clearTimeout(helloDue);
    if (greeted) return;
    greeted = true;
    greet().catch((error: unknown) => {
      onError(error);
      refuse('the session cannot be looked up');
    });
  });
  socket.on('pong', () => {
    client.isAlive = true;
  });
  socket.on('close', () => {
    clearTimeout(helloDue);
    clients.remove(client);
  });
  clients.add(client);
}

function isHello(text: string): boolean {
  try {
    return clientMessageSchema.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}

const textOf = (data: RawData): string => (Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as Uint8Array)).toString('utf8');
