-- Copies for lists, as the status is one: what the events make of them is written with each event.
alter table marketplace.purchase_order
  -- The first day, in Washington, on which something that has not arrived is expected. Null: nothing is, or no one said when.
  add column expected_on date,
  -- The amount of what is neither rejected nor canceled. Null: the subtotal, as nothing has happened yet.
  add column standing bigint check (standing >= 0);

create index purchase_order_expected on marketplace.purchase_order (order_number, expected_on) where expected_on is not null;

-- What is there already. A day that a vendor promised counts for the lines for which it was promised last.
update marketplace.purchase_order po set expected_on = (
    select min(coalesce(promise.day, po.deliver_by,
      case line.line->>'kind' when 'product' then (placed.placed_at at time zone 'America/New_York')::date + (line.line->>'deliveryDays')::integer end))
    from marketplace.purchase_order_line line
    join marketplace.placed_order placed on placed.order_number = po.order_number
    left join lateral (
      select (event.details->>'date')::date as day from marketplace.purchase_order_event event
      where event.po_number = po.po_number and event.kind = 'date-promised' and event.details->'lines' @> to_jsonb(line.position)
      order by event.position desc limit 1) promise on true
    left join lateral (
      select sum(case when event.kind in ('lines-rejected', 'received') then (named.value->>'quantity')::bigint end) as settled
      from marketplace.purchase_order_event event, jsonb_array_elements(event.details->'lines') named
      where event.po_number = po.po_number and event.kind in ('lines-rejected', 'received') and (named.value->>'position')::integer = line.position) done on true
    where line.po_number = po.po_number and coalesce(done.settled, 0) < line.quantity)
  where po.status not in ('Delivered', 'Rejected', 'Canceled');

update marketplace.purchase_order po set standing = case when po.status in ('Rejected', 'Canceled') then 0 else (
    select sum(line.line_total) - coalesce(sum(line.unit_price * refused.quantity), 0)
    from marketplace.purchase_order_line line
    left join lateral (
      select sum((named.value->>'quantity')::bigint) as quantity
      from marketplace.purchase_order_event event, jsonb_array_elements(event.details->'lines') named
      where event.po_number = po.po_number and event.kind = 'lines-rejected' and (named.value->>'position')::integer = line.position) refused on true
    where line.po_number = po.po_number) end
  where exists (select from marketplace.purchase_order_event event where event.po_number = po.po_number and event.kind in ('lines-rejected', 'canceled'));
