import { statementLimits, type RequestOf } from '@quartermaster/contracts';
import { withTransaction } from '@quartermaster/database';
import { dayInWords, uuidIn, washingtonDay } from '../../runtime/index.ts';
import { implement, respond, serviceAt, type Implementation, type RequestContext } from '../../wire/index.ts';
import { ownerOf } from '../asking-buyer.ts';
import { cutCardNumbers } from './cut-card-numbers.ts';
import { deleteStatement, keepChoice, keepStatement, noteDispute, readLines, readStatements } from './kept-statements.ts';
import { paymentOf } from './read-purchases.ts';
import { readStatement } from './read-statement.ts';
import type { StatementProblem } from './statement-line.ts';
import { lastDisputeDay, statementPage } from './statement-page.ts';

/** Problems that an answer names; more say nothing new of a file. */
const mostShown = 100;

/** Card statements against orders (specification, section 2, Orders and profile: credit card statement reconciliation). Buyers see theirs alone. */
export const reconcileServices: readonly Implementation[] = [
  implement(serviceAt('/orderhistory/reconcile'), async ({ statement }, context) => {
    if (statement !== undefined) return shown(context, statement);
    return respond('Initial', { statements: [...(await readStatements(context.database, ownerOf(context)))], mostLines: statementLimits.lines });
  }),
  implement(serviceAt('/orderhistory/upload_statement'), upload),
  implement(serviceAt('/orderhistory/change_statement'), async ({ statement, dispute, withdraw, choose, remove }, context) => {
    const { database, clock } = context;
    const owner = ownerOf(context);
    if (remove === true) {
      const fileName = await deleteStatement(database, owner, statement);
      return fileName === null ? nothing() : respond('Removed', { fileName });
    }
    if (dispute !== undefined) return shown(context, statement, await disputeLine(context, statement, dispute));
    if (choose !== undefined) return shown(context, statement, await chooseOrder(context, statement, choose));
    const id = uuidIn(statement);
    if (withdraw !== undefined && id !== null) await noteDispute(database, owner, { statementId: id, line: withdraw }, null);
    return shown(context, statement, null, clock.now());
  }),
];

const nothing = () => respond('Failure', { message: 'You have no such statement. It may be deleted already.' });

async function shown(context: RequestContext, statement: string, problem: string | null = null, now = context.clock.now()) {
  const page = await statementPage(context.database, ownerOf(context), statement, now, problem);
  return page === null ? nothing() : respond('Success', page);
}

async function upload({ fileName, text }: { readonly fileName: string; readonly text: string }, context: RequestContext) {
  const read = readStatement(text);
  if ('problems' in read) return unreadable(read.problems);
  const { database, clock, randomness } = context;
  const name = cutCardNumbers(fileName.replace(/^.*[\\/]/, '')).trim() || 'statement';
  const kept = await withTransaction(database, (connection) => keepStatement(connection, ownerOf(context), { statementId: randomness.uuid(), fileName: name, uploadedAt: clock.now(), charges: read.charges }));
  return kept === null ? unreadable([{ line: 0, message: `You have ${statementLimits.statements} statements here, and no more are kept. Delete one that is done.` }]) : respond('Success', kept);
}

const unreadable = (problems: readonly StatementProblem[]) => respond('Unreadable', { problems: problems.slice(0, mostShown), moreProblems: Math.max(0, problems.length - mostShown) });

/** Keeps what the buyer says of a charge in place of what matching finds. @returns why it is not kept */
async function chooseOrder(context: RequestContext, statement: string, { line, to, poNumber = '' }: NonNullable<RequestOf<'/orderhistory/change_statement'>['choose']>): Promise<string | null> {
  const { database, clock } = context;
  const [owner, id, number] = [ownerOf(context), uuidIn(statement), poNumber.trim().toUpperCase()];
  if (id === null) return null;
  if (!(await readLines(database, owner, [id])).some((each) => each.line === line)) return `There is no line ${line} in this statement.`;
  if (to === 'order') {
    const payment = await paymentOf(database, owner, number);
    if (payment === null) return number === '' ? 'Choose the purchase order that the charge pays.' : `You have no purchase order ${number}. Its number is in your order, for example A27-0000001-1-01.`;
    if (payment !== 'card') return `No card pays ${number}: it is billed to an activity (AAC).`;
    await keepChoice(database, owner, { statementId: id, line }, { kind: 'linked', poNumber: number }, clock.now());
  } else await keepChoice(database, owner, { statementId: id, line }, to === 'found' ? null : { kind: to }, clock.now());
  return null;
}

/** Notes a dispute. @returns why it is not noted */
async function disputeLine(context: RequestContext, statement: string, { line, reason }: { readonly line: number; readonly reason: string }): Promise<string | null> {
  const { database, clock } = context;
  const [owner, id, now] = [ownerOf(context), uuidIn(statement), clock.now()];
  if (id === null) return null;
  const found = (await readLines(database, owner, [id])).find((each) => each.line === line);
  if (found === undefined) return `There is no line ${line} in this statement.`;
  if (reason.trim() === '') return 'Write why the charge is wrong.';
  if (found.amount <= 0) return `Line ${line} is a credit: there is nothing to dispute.`;
  const until = lastDisputeDay(found);
  if (washingtonDay(now) > until) return `The 90 days in which line ${line} can be disputed ended on ${dayInWords(until)}. Ask your agency’s program coordinator.`;
  await noteDispute(database, owner, { statementId: id, line }, { notedAt: now, reason: reason.trim() });
  return null;
}
