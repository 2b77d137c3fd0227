import { createHash } from 'node:crypto';
import { statementLimits, usd, type StatementRow } from '@quartermaster/contracts';
import { sql, type Connection } from '@quartermaster/database';
import { uuidIn, type Queries } from '../../runtime/index.ts';
import type { OrderOwner } from '../order-store.ts';
import type { StatementCharge } from './statement-line.ts';

interface NewStatement {
  readonly statementId: string;
  readonly fileName: string;
  readonly uploadedAt: Date;
  readonly charges: readonly StatementCharge[];
}

/** Keeps a statement. @returns its id, or that of the same statement that was kept before; null: the buyer has as many as are kept */
export async function keepStatement(connection: Connection, { buyerId, store }: OrderOwner, { statementId, fileName, uploadedAt, charges }: NewStatement): Promise<{ readonly statementId: string; readonly isNew: boolean } | null> {
  // Two uploads at a time count one after the other.
  await connection.query(sql`select from marketplace.buyer where buyer_id = ${buyerId} for no key update`);
  const hash = createHash('sha256').update(JSON.stringify(charges)).digest('hex');
  const { rows: known } = await connection.query<{ id: string; hash: string }>(sql`select statement_id as id, content_hash as hash from marketplace.card_statement where buyer_id = ${buyerId} and store = ${store}`);
  const same = known.find((each) => each.hash === hash);
  if (same !== undefined) return { statementId: same.id, isNew: false };
  if (known.length >= statementLimits.statements) return null;
  await connection.query(sql`
    insert into marketplace.card_statement (statement_id, buyer_id, store, file_name, uploaded_at, content_hash) values (${statementId}, ${buyerId}, ${store}, ${fileName}, ${uploadedAt}, ${hash})`);
  await connection.query(sql`
    insert into marketplace.card_statement_line (statement_id, line, day, amount, vendor, last_four, reference)
    select ${statementId}, line, day, amount, vendor, "lastFour", reference
    from jsonb_to_recordset(${JSON.stringify(charges)}::jsonb) as given (line integer, day date, amount bigint, vendor text, "lastFour" text, reference text)`);
  return { statementId, isNew: true };
}

/** The statements of a buyer in a store, the latest charges first. */
export async function readStatements(queries: Queries, { buyerId, store }: OrderOwner): Promise<readonly StatementRow[]> {
  const { rows } = await queries.query<{ id: string; file_name: string; uploaded_at: Date; from_day: string; to_day: string; lines: number; charged: number; cards: string[] }>(sql`
    select statement.statement_id as id, statement.file_name, statement.uploaded_at, coalesce(min(line.day)::text, '') as from_day, coalesce(max(line.day)::text, '') as to_day, count(*)::int as lines,
      coalesce(sum(line.amount), 0)::float8 as charged, coalesce(array_agg(distinct line.last_four) filter (where line.last_four is not null), '{}') as cards
    from marketplace.card_statement statement join marketplace.card_statement_line line on line.statement_id = statement.statement_id
    where statement.buyer_id = ${buyerId} and statement.store = ${store} group by statement.statement_id order by max(line.day) desc, statement.uploaded_at desc`);
  return rows.map(({ id, file_name: fileName, uploaded_at: uploadedAt, from_day: from, to_day: to, lines, charged, cards }) =>
    ({ statementId: id, fileName, uploadedAt: uploadedAt.toISOString(), lastFour: cards.length === 1 ? (cards[0] ?? null) : null, from, to, lines, charged: usd(charged) }));
}

/** What a buyer says of a charge, in place of what matching finds. */
export type ChargeChoice = { readonly kind: 'linked'; readonly poNumber: string } | { readonly kind: 'noOrder' | 'notTheirs' };

/** A line as it is kept. */
export interface KeptLine extends StatementCharge {
  readonly statementId: string;
  readonly dispute: { readonly notedAt: Date; readonly reason: string } | null;
  readonly choice: ChargeChoice | null;
}

/** The lines of statements of a buyer's own, by day. */
export async function readLines(queries: Queries, { buyerId, store }: OrderOwner, statementIds: readonly string[]): Promise<readonly KeptLine[]> {
  const { rows } = await queries.query<{ id: string; line: number; day: string; amount: number; vendor: string; last_four: string | null; reference: string; dispute_noted_at: Date | null; dispute_reason: string | null; choice: ChargeChoice['kind'] | null; choice_po: string | null }>(sql`
    select line.statement_id as id, line.line, line.day::text as day, line.amount, line.vendor, line.last_four, line.reference, line.dispute_noted_at, line.dispute_reason, line.choice, line.choice_po
    from marketplace.card_statement_line line join marketplace.card_statement statement on statement.statement_id = line.statement_id
    where statement.buyer_id = ${buyerId} and statement.store = ${store} and line.statement_id = any(${statementIds}::uuid[]) order by line.day, line.statement_id, line.line`);
  return rows.map(({ id, line, day, amount, vendor, last_four: lastFour, reference, dispute_noted_at: notedAt, dispute_reason: reason, choice, choice_po: poNumber }) =>
    ({ statementId: id, line, day, amount, vendor, lastFour, reference, dispute: notedAt === null || reason === null ? null : { notedAt, reason },
    choice: choice === null ? null : choice === 'linked' ? { kind: choice, poNumber: poNumber ?? '' } : { kind: choice } }));
}

/** Notes a dispute, or takes it back. A line that is not the buyer's own is left. */
export async function noteDispute(queries: Queries, { buyerId, store }: OrderOwner, at: { readonly statementId: string; readonly line: number }, dispute: { readonly notedAt: Date; readonly reason: string } | null): Promise<void> {
  await queries.query(sql`
    update marketplace.card_statement_line line set dispute_noted_at = ${dispute?.notedAt ?? null}, dispute_reason = ${dispute?.reason ?? null}
    from marketplace.card_statement statement
    where statement.statement_id = line.statement_id and statement.buyer_id = ${buyerId} and statement.store = ${store} and line.statement_id = ${at.statementId} and line.line = ${at.line}`);
}

/** Keeps what the buyer says of a charge; null: what matching finds counts again. A line that is not the buyer's own is left. */
export async function keepChoice(queries: Queries, { buyerId, store }: OrderOwner, at: { readonly statementId: string; readonly line: number }, choice: ChargeChoice | null, now: Date): Promise<void> {
  await queries.query(sql`
    update marketplace.card_statement_line line set choice = ${choice?.kind ?? null}, choice_po = ${choice?.kind === 'linked' ? choice.poNumber : null}, chosen_at = ${choice === null ? null : now}
    from marketplace.card_statement statement
    where statement.statement_id = line.statement_id and statement.buyer_id = ${buyerId} and statement.store = ${store} and line.statement_id = ${at.statementId} and line.line = ${at.line}`);
}

/** Deletes a statement of the buyer's own with all that is kept of it. @returns the name of its file; null: there was none */
export async function deleteStatement(queries: Queries, { buyerId, store }: OrderOwner, statementId: string): Promise<string | null> {
  const id = uuidIn(statementId);
  if (id === null) return null;
  const { rows } = await queries.query<{ file_name: string }>(sql`delete from marketplace.card_statement where statement_id = ${id} and buyer_id = ${buyerId} and store = ${store} returning file_name`);
  return rows[0]?.file_name ?? null;
}
