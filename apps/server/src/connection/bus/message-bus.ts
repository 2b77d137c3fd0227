import { z } from 'zod';
import { closeCodes } from '@quartermaster/contracts';
import { pushedMessageSchema } from '@quartermaster/contracts/schema';
import type { Address } from '../../wire/index.ts';

const addressSchema = z.string().regex(/^(?:all|(?:session|buyer|visitor) [\w-]{1,100})$/);

const busMessageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('push'), to: addressSchema, message: pushedMessageSchema, except: z.string().max(200).optional() }),
  z.object({ kind: z.literal('close'), to: addressSchema, code: z.literal(closeCodes.sessionChanged) }),
]);

/** A message from process to process: one for clients, or the order to let clients go. */
export type BusMessage = z.output<typeof busMessageSchema> & { readonly to: Address };

/**
 * The way from one server process to the clients of all. In one process with the embedded database, through NOTIFY with a
 * real PostgreSQL (docs/decisions/0045-server-connection.md).
 */
export interface MessageBus {
  /** Reaches this process at once and the others soon. @throws BusMessageTooLong, or the database's error */
  publish(message: BusMessage): Promise<void>;
  close(): Promise<void>;
}

export interface BusEvents {
  readonly onMessage: (message: BusMessage) => void;
  /** Messages may have been lost before this moment. */
  readonly onResumed: () => void;
}

/** PostgreSQL takes payloads of fewer bytes than this. */
const payloadLimit = 8000;

export class BusMessageTooLong extends Error {
  override readonly name = 'BusMessageTooLong';
}

/** @throws BusMessageTooLong for what no NOTIFY can carry; the same on both buses, so that nothing works in a trial alone */
export function busText(from: string, message: BusMessage): string {
  const text = JSON.stringify({ from, ...message });
  const bytes = Buffer.byteLength(text);
  if (bytes >= payloadLimit) throw new BusMessageTooLong(`A message to the clients has ${bytes} bytes; it may have ${payloadLimit - 1} at most. Make it shorter.`);
  return text;
}

/** Reads what another process sent; null for what this version does not know. */
export function readBusText(text: string): { readonly from: string; readonly message: BusMessage } | null {
  try {
    const raw: unknown = JSON.parse(text);
    const from = z.object({ from: z.string() }).safeParse(raw);
    const message = busMessageSchema.safeParse(raw);
    return from.success && message.success ? { from: from.data.from, message: message.data as BusMessage } : null;
  } catch {
    return null;
  }
}
