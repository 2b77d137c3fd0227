import { sql, type Pool } from '@quartermaster/database';

export interface QueueFigures {
  readonly queue: 'mail' | 'vendor-deliveries' | 'vendor-notices' | 'catalog-import' | 'registrations' | 'search-feed' | 'requisitions';
  /** Of the feed of the search and of what an import has still to add up, which may be millions, 100,000 at most are counted. */
  readonly waiting: number;
  /** Seconds that the oldest has waited, 0 where none waits; null where that is not known. */
  readonly oldest: number | null;
  /** That are not tried again by themselves; null where none can be. */
  readonly dead: number | null;
}

/** The queues of the database: all that waits for a program or for people. A mail with a code that holds no longer is of no use to anyone. */
export async function readQueues(database: Pool, now: Date): Promise<readonly QueueFigures[]> {
  const { rows } = await database.query<QueueFigures>(sql`
    select 'mail' as queue, (count(*) filter (where dead_at is null))::int as waiting,
      coalesce(greatest(0, extract(epoch from ${now}::timestamptz - min(created_at) filter (where dead_at is null))), 0)::float8 as oldest,
      (count(*) filter (where dead_at is not null))::int as dead
    from marketplace.mail_outbox where sent_at is null and (holds_until is null or holds_until > ${now})
    union all
    select 'vendor-deliveries', (count(*) filter (where dead_at is null))::int,
      coalesce(greatest(0, extract(epoch from ${now}::timestamptz - min(created_at) filter (where dead_at is null))), 0)::float8,
      (count(*) filter (where dead_at is not null))::int
    from marketplace.vendor_delivery where delivered_at is null and withdrawn_at is null
    union all
    select 'vendor-notices', count(*)::int, coalesce(greatest(0, extract(epoch from ${now}::timestamptz - min(happened_at))), 0)::float8, null
    from marketplace.vendor_notice join marketplace.purchase_order_event using (po_number, position) where settled_at is null
    union all
    select 'catalog-import', count(*)::int, null, null from (select from marketplace.vocabulary_change limit 100000) as change
    union all
    select 'registrations', count(*)::int, coalesce(greatest(0, extract(epoch from ${now}::timestamptz - min(created_at))), 0)::float8, null
    from marketplace.registration_request where state = 'open'
    union all
    select 'search-feed', count(*)::int, null, null from (select from marketplace.search_change limit 100000) as change
    union all
    select 'requisitions', count(*)::int, coalesce(greatest(0, extract(epoch from ${now}::timestamptz - min(requisition.entered_at))), 0)::float8, null
    from marketplace.requisition_document waiting join marketplace.requisition using (document_number) left join marketplace.requisition_batch sent using (batch) where waiting.batch is null or sent.sent_at is null`);
  return rows;
}
