-- The orders of a result list in a store with an assortment of its own.
create index store_product_by_price_low on marketplace.store_product (store, price_low, product_id);
create index store_product_by_price_high on marketplace.store_product (store, price_high desc nulls last, product_id);
create index store_product_by_delivery on marketplace.store_product (store, delivery_low, product_id);
