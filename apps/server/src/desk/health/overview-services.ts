import { overviewService } from '@quartermaster/contracts-desk';
import { sql } from '@quartermaster/database';
import { waitingReports } from '../../product-reports/index.ts';
import type { Queries } from '../../runtime/index.ts';
import { countQueue } from '../orders/queue.ts';
import { implementRead, type DeskImplementation } from '../wire/implement-desk.ts';

interface Queue {
  readonly waiting: number;
  readonly oldest: Date | null;
}

/** What waits for people or for programs. */
export const overviewServices = (): readonly DeskImplementation[] => [
  implementRead(overviewService, async (_request, { database, now }) => {
    const { reasons, ...orders } = await countQueue(database, now);
    const { dead: deadMails, ...waitingMail } = await mail(database, now);
    const queues = [{ name: 'orders', ...orders }, { name: 'registrations', ...(await registrations(database)) }, { name: 'buyer-requests', ...(await buyerRequests(database)) }, { name: 'product-reports', ...(await waitingReports(database)) }, { name: 'messages', ...(await messages(database)) }, { name: 'mail', ...waitingMail }] as const;
    return { queues: queues.map(({ name, waiting, oldest }) => ({ name, waiting, oldest: oldest?.toISOString() ?? null })), orderReasons: reasons, deadMails };
  }),
];

async function registrations(queries: Queries): Promise<Queue> {
  const { rows } = await queries.query<{ waiting: number; oldest: Date | null }>(
    sql`select count(*)::int as waiting, min(created_at) as oldest from marketplace.registration_request where state = 'open'`,
  );
  return rows[0] ?? { waiting: 0, oldest: null };
}

async function buyerRequests(queries: Queries): Promise<Queue> {
  const { rows } = await queries.query<{ waiting: number; oldest: Date | null }>(sql`select count(*)::int as waiting, min(asked_at) as oldest from marketplace.buyer_request where state = 'open'`);
  return rows[0] ?? { waiting: 0, oldest: null };
}

async function messages(queries: Queries): Promise<Queue> {
  const { rows } = await queries.query<{ waiting: number; oldest: Date | null }>(sql`select count(*)::int as waiting, min(received_at) as oldest from marketplace.help_desk_message where closed_at is null`);
  return rows[0] ?? { waiting: 0, oldest: null };
}

/** A mail with a code that holds no longer is of no use to anyone. */
async function mail(queries: Queries, now: Date): Promise<Queue & { readonly dead: number }> {
  const { rows } = await queries.query<{ waiting: number; oldest: Date | null; dead: number }>(
    sql`select (count(*) filter (where dead_at is null))::int as waiting, min(created_at) filter (where dead_at is null) as oldest, (count(*) filter (where dead_at is not null))::int as dead
      from marketplace.mail_outbox where sent_at is null and (holds_until is null or holds_until > ${now})`,
  );
  return rows[0] ?? { waiting: 0, oldest: null, dead: 0 };
}
