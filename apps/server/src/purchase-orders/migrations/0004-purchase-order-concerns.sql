-- Why operators should look at purchase orders, one row for each reason: rewritten with each event, in its transaction, by a rule that is in the program
-- (purchase-orders/concerns). A promised date is here before it is over: it counts from "since".
create table marketplace.purchase_order_concern (
  po_number text not null,
  kind text not null check (kind in ('problem', 'cancellation', 'rejected', 'late')),
  -- The event that brought it about.
  position integer not null,
  since timestamptz not null,
  -- An operator has seen to it. It counts again when another event brings it about.
  set_aside_at timestamptz check (set_aside_at is null or kind <> 'cancellation'),
  primary key (po_number, kind),
  foreign key (po_number, position) references marketplace.purchase_order_event
);
create index purchase_order_concern_open on marketplace.purchase_order_concern (since) where set_aside_at is null;

-- What was recorded before this version: as near to the rule as a statement comes. The next event of a purchase order makes it exact.
insert into marketplace.purchase_order_concern (po_number, kind, position, since)
select distinct on (event.po_number, concern.kind) event.po_number, concern.kind, event.position, coalesce((event.details->>'date')::timestamp at time zone 'UTC' + interval '36 hours', event.happened_at)
from marketplace.purchase_order_event event
join (values ('problem-reported', 'problem'), ('cancellation-requested', 'cancellation'), ('lines-rejected', 'rejected'), ('date-promised', 'late')) as concern (event_kind, kind)
  on concern.event_kind = event.kind
join marketplace.purchase_order po using (po_number)
where case concern.kind
  when 'problem' then not exists (
    select from marketplace.purchase_order_event answer
    where answer.po_number = event.po_number and answer.position > event.position and answer.actor_kind <> 'buyer' and answer.kind in ('message', 'canceled'))
  when 'cancellation' then po.status in ('Accepted', 'PartlyShipped') and not exists (
    select from marketplace.purchase_order_event answer
    where answer.po_number = event.po_number and answer.position > event.position and answer.kind = 'cancellation-declined')
  when 'rejected' then po.status <> 'Canceled' and event.actor_kind = 'vendor'
  else po.status in ('Submitted', 'Sent', 'Accepted', 'PartlyShipped') end
order by event.po_number, concern.kind, event.position desc;
