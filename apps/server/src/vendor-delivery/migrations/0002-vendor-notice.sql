-- Where a vendor reads what its way does not carry: an address for mail.
alter table marketplace.vendor_way add column contact text;

-- What buyers and operators did to a purchase order, and its vendor must be told.
create table marketplace.vendor_notice (
  po_number text not null,
  position integer not null,
  -- Not before then: it is looked at again for a vendor without an address.
  next_attempt_at timestamptz not null,
  -- Written into the outbox of mail, or needed by no one.
  settled_at timestamptz,
  -- Why it could not be written.
  last_error text,
  primary key (po_number, position),
  foreign key (po_number, position) references marketplace.purchase_order_event
);
create index vendor_notice_waiting on marketplace.vendor_notice (next_attempt_at) where settled_at is null;

-- By a trigger: whatever records an event, the notice is there if and only if the event is.
create function marketplace.notice_to_vendor() returns trigger language plpgsql as $$
begin
  insert into marketplace.vendor_notice (po_number, position, next_attempt_at) values (new.po_number, new.position, new.happened_at);
  return null;
end $$;
create trigger notice_to_vendor after insert on marketplace.purchase_order_event
  for each row when (new.actor_kind in ('buyer', 'operator') and new.kind in ('message', 'cancellation-requested', 'canceled', 'problem-reported'))
  execute function marketplace.notice_to_vendor();
