-- The price of none of its offers counts today: such a product has no price and no days of delivery.
alter table marketplace.store_product
  alter column price_low drop not null,
  alter column price_high drop not null,
  alter column delivery_low drop not null,
  alter column delivery_high drop not null;
