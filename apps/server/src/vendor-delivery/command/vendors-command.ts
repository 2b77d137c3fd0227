import { withTransaction, type Connection, type Pool } from '@quartermaster/database';
import { typedLine } from '../../mail/index.ts';
import { readListArguments } from '../../runtime/index.ts';
import { listNotices } from '../notices/read-notices.ts';
import { listDeliveries, type DeliveryState, type ListedDelivery } from '../read-deliveries.ts';
import { reviveDeliveries } from '../send-again.ts';
import { noticeLines } from './notice-lines.ts';
import { VendorsError } from './vendors-error.ts';
import { importWays, writtenWays, type CheckedWays } from './ways-file.ts';

const usage = `Usage:
  npm run vendors -- list                      how each vendor gets purchase orders
  npm run vendors -- import FILE.json          makes these ways what the file says
  npm run vendors -- export FILE.json          writes them to a file
  npm run vendors -- deliveries [--state=waiting|dead|delivered|all] [--most=NUMBER]   purchase orders on their way; what waits without --state
  npm run vendors -- dead [--most=NUMBER]      purchase orders that are not tried again by themselves, each with the reason
  npm run vendors -- notices [--most=NUMBER]   messages, cancellations and problems of which vendors were not told yet, each with the reason
  npm run vendors -- resend NUMBER... | --all  has dead purchase orders sent again, under the same delivery key
  npm run vendors -- key                       keys with which vendors' programs call the API: create VENDOR, list, revoke ID

docs/operating.md has the rest.`;

const states: readonly [DeliveryState, ...DeliveryState[]] = ['waiting', 'dead', 'delivered', 'all'];

/** The files that the command reads and writes. */
interface CommandFiles {
  /** The JSON of a file. */
  read(path: string): unknown;
  write(path: string, text: string): void;
}

interface VendorsCommand {
  readonly files: CommandFiles;
  /** Those of the server without plugins. */
  readonly ways: CheckedWays;
  readonly now: Date;
}

/**
 * Runs one command of the operator, all of it or nothing, and gives what it prints.
 *
 * @throws VendorsError that says what is wrong and what to write instead
 */
export async function vendorsCommand(database: Pool, args: readonly string[], { files, ways, now }: VendorsCommand): Promise<string> {
  const { word, rest, state, most, all } = readListArguments(args, { states, usage, Refusal: VendorsError });
  const [file, ...more] = rest;
  return withTransaction(database, async (connection) => {
    if (word === 'list' && rest.length === 0) return waysText(await writtenWays(connection));
    if ((word === 'deliveries' || word === 'dead') && rest.length === 0) return deliveryLines(await listDeliveries(connection, word === 'dead' ? 'dead' : state, most));
    if (word === 'notices' && rest.length === 0) return noticeLines(await listNotices(connection, null, most));
    if (word === 'resend' && all !== rest.length > 0) return resent(connection, all ? null : rest, now);
    if (file === undefined || more.length > 0) throw new VendorsError(usage);
    if (word === 'import') {
      await importWays(connection, { file, content: files.read(file), ways, now });
      return waysText(await writtenWays(connection));
    }
    if (word !== 'export') throw new VendorsError(usage);
    files.write(file, waysText(await writtenWays(connection)));
    return `The ways are in ${file}.\n`;
  });
}

const waysText = (ways: readonly object[]): string => `${JSON.stringify(ways, null, 2)}\n`;

function deliveryLines(deliveries: readonly ListedDelivery[]): string {
  if (deliveries.length === 0) return 'None.\n';
  return deliveries.map(({ poNumber, vendorId, deliveryKey, way, attempts, lastError, state, since }) => [
    `${poNumber}  ${state} since ${since.toISOString()}  to ${typedLine(vendorId)}${way === null ? '' : ` by ${typedLine(way)}`}${attempts === 0 ? '' : `, ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`}`,
    `  delivery key ${deliveryKey}`,
    ...(lastError === null ? [] : [`  ${typedLine(lastError)}`]),
  ].join('\n')).join('\n') + '\n';
}

async function resent(connection: Connection, poNumbers: readonly string[] | null, now: Date): Promise<string> {
  const revived = await reviveDeliveries(connection, poNumbers, now);
  const other = poNumbers?.find((poNumber) => !revived.includes(poNumber));
  if (other !== undefined) throw new VendorsError(`The purchase order ${other} is not dead, so it is not sent again, or there is none. Nothing was changed.`);
  return `${revived.length} ${revived.length === 1 ? 'purchase order is' : 'purchase orders are'} waiting again.\n`;
}
