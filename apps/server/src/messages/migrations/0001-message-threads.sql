-- What is said about a purchase order: messages, and happenings that come with words or that the buyer must not miss. Shipments, dates and receipts are facts
-- of the time line.
create function marketplace.is_message(kind text) returns boolean language sql immutable parallel safe return
  kind in ('message', 'problem-reported', 'lines-rejected', 'cancellation-requested', 'cancellation-declined', 'canceled');

-- A purchase order about which something is said. What is said is in the events: here is where each buyer finds it, and how far they have read.
create table marketplace.message_thread (
  po_number text primary key references marketplace.purchase_order,
  buyer_id uuid not null references marketplace.buyer,
  store text not null,
  -- The last message.
  last_position integer not null,
  last_at timestamptz not null,
  -- The last one that is not the buyer's own; 0 for none.
  heard_position integer not null,
  -- The last one that the buyer has read.
  read_position integer not null default 0
);
create index message_thread_of_buyer on marketplace.message_thread (buyer_id, store, last_at desc, po_number desc);
create index message_thread_unread on marketplace.message_thread (buyer_id, store) where heard_position > read_position;

-- What was said before there were threads came by mail: it counts as read.
insert into marketplace.message_thread (po_number, buyer_id, store, last_position, last_at, heard_position, read_position)
select said.po_number, placed.buyer_id, placed.store, said.last_position, last.happened_at, said.heard_position, said.heard_position
from (
  select po_number, max(position) as last_position, coalesce(max(position) filter (where actor_kind <> 'buyer'), 0) as heard_position
  from marketplace.purchase_order_event where marketplace.is_message(kind) group by po_number
) said
join marketplace.purchase_order using (po_number)
join marketplace.placed_order placed using (order_number)
join marketplace.purchase_order_event last on last.po_number = said.po_number and last.position = said.last_position;

-- By a trigger: whatever records an event, the thread is there if and only if the message is.
create function marketplace.note_message() returns trigger language plpgsql as $$
begin
  insert into marketplace.message_thread as thread (po_number, buyer_id, store, last_position, last_at, heard_position)
  select new.po_number, placed.buyer_id, placed.store, new.position, new.happened_at, case when new.actor_kind = 'buyer' then 0 else new.position end
  from marketplace.purchase_order po join marketplace.placed_order placed using (order_number) where po.po_number = new.po_number
  on conflict (po_number) do update
    set last_position = excluded.last_position, last_at = excluded.last_at, heard_position = greatest(thread.heard_position, excluded.heard_position);
  return null;
end $$;
create trigger note_message after insert on marketplace.purchase_order_event
  for each row when (marketplace.is_message(new.kind)) execute function marketplace.note_message();
