-- Where one purchase order goes, as the address was when the order was placed; null: where the whole order goes.
alter table marketplace.purchase_order add column ship_to jsonb;
