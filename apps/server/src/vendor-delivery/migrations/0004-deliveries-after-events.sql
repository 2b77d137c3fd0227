-- What is said of a purchase order ends a delivery that is not tried again by itself: its vendor has it, by the word of the vendor or an operator, or
-- it is canceled, and then the next look at what waits withdraws it with its mail. By a trigger: whatever records an event, the delivery follows.
create function marketplace.delivery_after_event() returns trigger language plpgsql as $$
begin
  if new.kind = 'canceled' then
    update marketplace.vendor_delivery set dead_at = null, next_attempt_at = new.happened_at
    where po_number = new.po_number and delivered_at is null and withdrawn_at is null and claim is null;
  else
    update marketplace.vendor_delivery set delivered_at = new.happened_at, dead_at = null, last_error = null
    where po_number = new.po_number and dead_at is not null;
  end if;
  return null;
end $$;
create trigger delivery_after_event after insert on marketplace.purchase_order_event
  for each row when (new.actor_kind <> 'system' and new.kind in ('sent', 'accepted', 'lines-rejected', 'canceled'))
  execute function marketplace.delivery_after_event();

update marketplace.vendor_delivery delivery set dead_at = null, next_attempt_at = now()
from marketplace.purchase_order po where po.po_number = delivery.po_number and dead_at is not null and po.status = 'Canceled';
update marketplace.vendor_delivery delivery set delivered_at = now(), dead_at = null, last_error = null
from marketplace.purchase_order po where po.po_number = delivery.po_number and dead_at is not null and po.status not in ('Submitted', 'Canceled');
