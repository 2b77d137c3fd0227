import { pageSize } from '@quartermaster/contracts-desk';
import { sql, type Sql } from '@quartermaster/database';
import { messageNumberOf } from '../../help-desk/index.ts';
import type { Queries } from '../../runtime/index.ts';
import { firstRow } from '../wire/pages.ts';

interface DeskMessageFilter {
  readonly q: string;
  readonly state: 'open' | 'closed' | 'all';
  /** Empty: whatever it is about. */
  readonly about: string;
}

/** What a filter leaves: a reference number as a whole, which ends with a check digit, or words of number, store, sender and text. */
export const ofFilter = ({ q, state, about }: DeskMessageFilter): Sql => sql`
  ${{ all: sql`true`, open: sql`closed_at is null`, closed: sql`closed_at is not null` }[state]}
  and ${about === '' ? sql`true` : sql`subject = ${about}`}
  and (message_number = ${messageNumberOf(q)}::bigint or position(lower(${q}) in lower('H-' || lpad(message_number::text, 7, '0') || ' ' || store || ' ' || sender_name || ' ' || coalesce(sender_email, '') || ' ' || text || ' ' || (answers)::text)) > 0)`;

export interface DeskMessageRow {
  readonly message_number: string;
  readonly store: string;
  readonly subject: string;
  readonly text: string;
  readonly first_answer: string | null;
  readonly sender_name: string;
  readonly sender_email: string | null;
  readonly received_at: Date;
  readonly closed_at: Date | null;
}

/** One page of messages. Open ones are for work: the one that has waited longest is first; else the newest. */
export async function listMessages(queries: Queries, filter: DeskMessageFilter & { readonly page: number }): Promise<readonly (DeskMessageRow & { readonly total: number })[]> {
  const { rows } = await queries.query<DeskMessageRow & { total: number }>(sql`
    select message_number::text, store, subject, text, answers -> 0 ->> 'answer' as first_answer, sender_name, sender_email, received_at, closed_at, (count(*) over ())::int as total
    from marketplace.help_desk_message where ${ofFilter(filter)}
    order by help_desk_message.message_number ${filter.state === 'open' ? sql`asc` : sql`desc`} limit ${pageSize} offset ${firstRow(filter.page)}`);
  return rows;
}
