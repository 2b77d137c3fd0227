-- The orders of a result list: the first products of a sort are found without sorting all that match.
create index product_by_price_low on marketplace.product (price_low, product_id);
create index product_by_price_high on marketplace.product (price_high desc nulls last, product_id);
create index product_by_delivery on marketplace.product (delivery_low, product_id);
create index product_by_name on marketplace.product (lower(name), product_id);

-- Services are few beside products, and far apart in those orders.
create index service_by_id on marketplace.product (product_id) where kind = 'service';
create index service_by_price_low on marketplace.product (price_low, product_id) where kind = 'service';
create index service_by_price_high on marketplace.product (price_high desc nulls last, product_id) where kind = 'service';
create index service_by_delivery on marketplace.product (delivery_low, product_id) where kind = 'service';
create index service_by_name on marketplace.product (lower(name), product_id) where kind = 'service';
