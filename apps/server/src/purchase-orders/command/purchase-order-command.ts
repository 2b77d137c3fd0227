import { parseArgs } from 'node:util';
import { withTransaction, type Connection, type Pool } from '@quartermaster/database';
import type { Randomness } from '../../runtime/index.ts';
import { readPurchaseOrders, type PurchaseOrderRecord } from '../events/read-purchase-order.ts';
import { createVendorLink, linkDays, linkIdIn, listVendorLinks, revokeVendorLinks, type GivenVendorLink } from '../link/vendor-link.ts';
import { movableTo, neededFor } from '../operator/event-of-status.ts';
import { movePurchaseOrder } from '../operator/move-purchase-order.ts';
import { PurchaseOrderError } from './purchase-order-error.ts';
import { shownPurchaseOrder } from './shown-purchase-order.ts';

const usage = `Usage:
  npm run purchase-orders -- show NUMBER             status, lines, and all that happened
  npm run purchase-orders -- move NUMBER STATUS      all that is left of it becomes ${movableTo.join(', ')}
      --reason=TEXT       for rejected and canceled
      --carrier=NAME --tracking=NUMBER               for shipped
  npm run purchase-orders -- send NUMBER             sends it to its vendor at once: one that waits or failed for good, or was placed before purchase orders were sent from here
  npm run purchase-orders -- link NUMBER --origin=URL [--days=90]
                                                     a link with which its vendor answers; URL is where browsers reach the marketplace
  npm run purchase-orders -- links NUMBER            the links of it, each with its ID
  npm run purchase-orders -- revoke NUMBER [--link=ID]
                                                     takes back all links of it, or one; ID may be the address of the link

NUMBER is that of a purchase order, such as A27-0000123-6-01. docs/operating.md has the rest.`;

/** What the command has of the machine that it runs on. */
export interface CommandSource {
  /** The person at the terminal, as the time line of the purchase order names them. */
  readonly operator: string;
  readonly now: Date;
  readonly randomness: Randomness;
  /** Has a purchase order sent to its vendor; null for one that is not to be sent. */
  readonly send: (connection: Connection, poNumber: string, now: Date) => Promise<string | null>;
}

type Options = Readonly<Partial<Record<'reason' | 'carrier' | 'tracking' | 'origin' | 'days' | 'link', string>>>;

/**
 * Runs one command of the operator, all of it or nothing, and gives what it prints.
 *
 * @throws PurchaseOrderError that says what is wrong and what to write instead
 */
export async function purchaseOrderCommand(database: Pool, args: readonly string[], source: CommandSource): Promise<string> {
  const { words: [word, poNumber, ...rest], options } = readArguments(args);
  if (poNumber === undefined) throw new PurchaseOrderError(usage);
  return withTransaction(database, async (connection) => {
    const record = await found(connection, poNumber);
    if (word === 'show' && rest.length === 0) return shownPurchaseOrder(poNumber, record);
    if (word === 'send' && rest.length === 0) return sent(connection, poNumber, source);
    if (word === 'link' && rest.length === 0) return linked(connection, poNumber, options, source);
    if (word === 'links' && rest.length === 0) return linkLines(await listVendorLinks(connection, poNumber), source.now);
    if (word === 'revoke' && rest.length === 0) return revoked(connection, poNumber, options, source);
    if (word === 'move' && rest[0] !== undefined && rest.length === 1) return moved(connection, poNumber, rest[0], record, options, source);
    throw new PurchaseOrderError(usage);
  });
}

function readArguments(args: readonly string[]): { words: readonly string[]; options: Options } {
  const text = { type: 'string' } as const;
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: { reason: text, carrier: text, tracking: text, origin: text, days: text, link: text } });
    return { words: positionals, options: values };
  } catch (error) {
    throw new PurchaseOrderError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

async function found(connection: Connection, poNumber: string): Promise<PurchaseOrderRecord> {
  const record = (await readPurchaseOrders(connection, [poNumber])).get(poNumber);
  if (record === undefined) throw new PurchaseOrderError(`There is no purchase order ${poNumber}. Its number is that of the order with two digits more, such as A27-0000123-6-01.`);
  return record;
}

async function sent(connection: Connection, poNumber: string, { now, send }: CommandSource): Promise<string> {
  if ((await send(connection, poNumber, now)) === null) throw new PurchaseOrderError(`${poNumber} is not sent: its vendor has it, it is being sent, or it is open no more. "show" says what happened to it. Nothing was changed.`);
  return `${poNumber} is sent to its vendor as soon as a server runs: within seconds. "npm run vendors -- deliveries" says what becomes of it.\n`;
}

async function moved(connection: Connection, poNumber: string, word: string, { state }: PurchaseOrderRecord, options: Options, { operator, now, randomness }: CommandSource): Promise<string> {
  const status = movableTo.find((known) => known === word);
  if (status === undefined) throw new PurchaseOrderError(`A purchase order cannot be moved to "${word}". Use one of ${movableTo.join(', ')}.`);
  const said = (text = ''): string => text.trim();
  const told = { reason: said(options.reason), carrier: said(options.carrier), tracking: said(options.tracking) };
  const needed = neededFor[status];
  if (needed !== undefined && told[needed] === '') throw new PurchaseOrderError(`Say it in --${needed}="...": vendor and buyer read it.`);
  const recording = await movePurchaseOrder(connection, { poNumber, eventKey: `command-${randomness.uuid()}`, state, operator, way: 'command', now }, status, told);
  if (recording.kind === 'refused') throw new PurchaseOrderError(`${recording.message} Nothing was changed.`);
  return shownPurchaseOrder(poNumber, await found(connection, poNumber));
}

async function linked(connection: Connection, poNumber: string, { origin = '', days = String(linkDays) }: Options, { now, randomness }: CommandSource): Promise<string> {
  const url = URL.parse(origin);
  if (url === null || !['http:', 'https:'].includes(url.protocol)) throw new PurchaseOrderError('Say in --origin=URL where browsers reach the marketplace, for example --origin=https://market.example.gov.');
  if (!/^[1-9]\d{0,2}$/.test(days)) throw new PurchaseOrderError(`--days is "${days}". Use a whole number from 1 to 999.`);
  const link = await createVendorLink(connection, { poNumber, webOrigin: url.origin, now, days: Number(days) }, randomness);
  return `${link.url}\nIt has the ID ${link.linkId}. It opens ${poNumber} until ${link.expiresAt.toISOString().slice(0, 10)} for each person who has it: give it to the vendor alone.\n`;
}

function linkLines(links: readonly GivenVendorLink[], now: Date): string {
  const stateOf = ({ revokedAt, expiresAt }: GivenVendorLink): string =>
    revokedAt !== null ? `revoked on ${revokedAt.toISOString()}` : `${expiresAt <= now ? 'opened it' : 'opens it'} until ${expiresAt.toISOString()}`;
  return links.map((link) => `${link.linkId}  made on ${link.createdAt.toISOString()}, ${stateOf(link)}\n`).join('') || 'None.\n';
}

async function revoked(connection: Connection, poNumber: string, { link }: Options, { now }: CommandSource): Promise<string> {
  const linkId = link === undefined ? null : linkIdIn(link);
  if (link !== undefined && linkId === null) throw new PurchaseOrderError('--link is neither the ID of a link nor its address. "npm run purchase-orders -- links NUMBER" prints the IDs.');
  const count = await revokeVendorLinks(connection, poNumber, now, linkId);
  if (linkId !== null && count === 0) throw new PurchaseOrderError(`The link ${linkId} does not open ${poNumber}, or no longer. Nothing was changed.`);
  return `${count === 1 ? 'One link' : `${count} links`} of ${poNumber} ${count === 1 ? 'opens' : 'open'} it no longer.\n`;
}
