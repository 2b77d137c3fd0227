import { parseArgs } from 'node:util';
import { sql, withTransaction, type Connection, type Pool } from '@quartermaster/database';
import { putBackOnSale, takeOffSale } from '../../catalog/index.ts';
import { noteChange } from '../audit/audit-log.ts';
import { DeskCommandError } from './desk-command-error.ts';
import { commandActor } from './operators-command.ts';

const usage = `Usage:
  npm run offers -- list                            offers that are off sale
  npm run offers -- off-sale OFFER --reason REASON  takes an offer off sale in every store, until it is put back
  npm run offers -- put-back OFFER --reason REASON

OFFER is an offer id: the room "Catalog" of the desk shows those of a product.`;

const actor = commandActor('npm run offers');

/**
 * Runs one command about offers, all of it or nothing, and gives what it prints.
 *
 * @throws DeskCommandError that says what is wrong and what to write instead
 */
export async function offersCommand(database: Pool, args: readonly string[], now: Date): Promise<string> {
  const { word, rest, reason } = readArguments(args);
  return withTransaction(database, async (connection) => {
    switch (word) {
      case 'list':
        if (rest.length > 0) throw new DeskCommandError(usage);
        return offSaleLines(connection);
      case 'off-sale': {
        const [offerId, why] = [offerOf(rest), reasonOf(reason)];
        const { known, changed } = await takeOffSale(connection, offerId, { by: actor.login, reason: why, now });
        if (!known) throw unknownOffer(offerId);
        if (!changed) throw new DeskCommandError(`${offerId} is off sale already. "npm run offers -- list" shows since when and why.`);
        await noteChange(connection, actor, { action: 'offer.taken-off-sale', subject: offerId, details: { reason: why } }, now);
        return `${offerId} is off sale in every store, until it is put back.\n`;
      }
      case 'put-back': {
        const [offerId, why] = [offerOf(rest), reasonOf(reason)];
        const { known, changed, onSale } = await putBackOnSale(connection, offerId);
        if (!known) throw unknownOffer(offerId);
        if (!changed) throw new DeskCommandError(`${offerId} is not off sale. "npm run offers -- list" shows which offers are.`);
        await noteChange(connection, actor, { action: 'offer.put-back', subject: offerId, details: { reason: why } }, now);
        return onSale ? `${offerId} can be bought again.\n` : `${offerId} is put back. The last import of its product does not name it: it can be bought when one does.\n`;
      }
      default:
        throw new DeskCommandError(usage);
    }
  });
}

function readArguments(args: readonly string[]): { word: string | undefined; rest: readonly string[]; reason: string | undefined } {
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: { reason: { type: 'string' } } });
    const [word, ...rest] = positionals;
    return { word, rest, reason: values.reason };
  } catch (error) {
    throw new DeskCommandError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

function offerOf([offerId, ...more]: readonly string[]): string {
  if (offerId === undefined || more.length > 0) throw new DeskCommandError(usage);
  return offerId;
}

function reasonOf(reason = ''): string {
  if (reason.trim() === '' || reason.length > 500) throw new DeskCommandError(`Give the reason, of at most 500 characters: --reason "Recalled by the vendor".\n\n${usage}`);
  return reason.trim();
}

async function offSaleLines(connection: Connection): Promise<string> {
  const { rows } = await connection.query<{ offerId: string; since: Date; takenBy: string; reason: string }>(
    sql`select offer_id as "offerId", since, taken_by as "takenBy", reason from marketplace.offer_off_sale order by since, offer_id`,
  );
  if (rows.length === 0) return 'No offer is off sale.\n';
  return rows.map(({ offerId, since, takenBy, reason }) => `${offerId}  since ${since.toISOString().slice(0, 10)}  by ${takenBy}: ${reason}\n`).join('');
}

const unknownOffer = (offerId: string) => new DeskCommandError(`The catalog has no offer ${offerId}. The room "Catalog" of the desk shows the offers of a product.`);
