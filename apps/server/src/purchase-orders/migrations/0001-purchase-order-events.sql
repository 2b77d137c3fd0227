alter table marketplace.purchase_order drop constraint purchase_order_status_check;
alter table marketplace.purchase_order add constraint purchase_order_status_check
  check (status in ('Submitted', 'Sent', 'Accepted', 'PartlyShipped', 'Shipped', 'Delivered', 'Rejected', 'Canceled'));

-- What became of a purchase order after it was placed: one row for each thing that happened, never changed. Its status is what these rows
-- make of it; purchase_order.status is a copy for lists.
create table marketplace.purchase_order_event (
  po_number text not null references marketplace.purchase_order,
  position integer not null check (position > 0),
  -- The sender's own name of it: what comes twice is kept once.
  event_key text not null,
  kind text not null,
  details jsonb not null,
  happened_at timestamptz not null,
  actor_kind text not null check (actor_kind in ('vendor', 'buyer', 'operator', 'system')),
  -- The person or the program, as the time line names them.
  actor text not null,
  way text not null check (way in ('page', 'api', 'cxml', 'mail', 'link', 'desk', 'command')),
  primary key (po_number, position),
  unique (po_number, event_key)
);

create function marketplace.keep_purchase_order_event() returns trigger language plpgsql as $$
begin
  raise exception 'What happened to a purchase order is kept as it was recorded.';
end $$;
create trigger keep_purchase_order_event before update or delete on marketplace.purchase_order_event
  for each row execute function marketplace.keep_purchase_order_event();
