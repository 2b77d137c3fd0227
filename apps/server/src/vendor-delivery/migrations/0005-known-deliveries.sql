-- What waits is looked at again at once when its vendor is known to have it, by the word of the vendor or an operator: it is not sent any more, and a mail
-- that has not left is taken out of the outbox.
create or replace function marketplace.delivery_after_event() returns trigger language plpgsql as $$
begin
  if new.kind <> 'canceled' then
    update marketplace.vendor_delivery set delivered_at = new.happened_at, dead_at = null, last_error = null
    where po_number = new.po_number and dead_at is not null;
  end if;
  update marketplace.vendor_delivery set dead_at = null, next_attempt_at = new.happened_at
  where po_number = new.po_number and delivered_at is null and withdrawn_at is null and claim is null;
  return null;
end $$;

update marketplace.vendor_delivery delivery set next_attempt_at = now()
where delivered_at is null and dead_at is null and withdrawn_at is null and claim is null and exists (
  select from marketplace.purchase_order_event event
  where event.po_number = delivery.po_number and event.actor_kind <> 'system' and event.kind in ('sent', 'accepted', 'lines-rejected'));
