-- What a store sells has the last day of its contract.
drop function marketplace.offer_in(text);
create function marketplace.offer_in(store text) returns table (
  offer_id text, product_id text, vendor_id text, contract_number text, price bigint, unit_code text, quantity_breaks jsonb,
  delivery_days integer, minimum_order bigint, available integer, indicators text[], service_area text[], withdrawn boolean, maximum_order bigint, back_in_stock date,
  price_from date, price_until date, restricted_to text[], sin text, contract_until date
) language sql stable as $$
  select offer.offer_id, offer.product_id, offer.vendor_id, offer.contract_number, coalesce(sold.price, offer.price), offer.unit_code,
    coalesce(sold.quantity_breaks, offer.quantity_breaks), offer.delivery_days, offer.minimum_order, offer.available, offer.indicators,
    offer.service_area, offer.withdrawn, offer.maximum_order, offer.back_in_stock, offer.price_from, offer.price_until, offer.restricted_to, offer.sin, offer.contract_until
  from marketplace.offer left join marketplace.store_offer as sold on sold.store = $1 and sold.offer_id = offer.offer_id
  where not offer.withdrawn and (sold.offer_id is not null or not exists (select from marketplace.assortment where assortment.store = $1))
$$;
