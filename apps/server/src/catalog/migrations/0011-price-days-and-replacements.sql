alter table marketplace.offer
  -- The first and the last day in Washington on which the price counts; null: it has none. Outside of them the offer is shown and cannot be ordered.
  add column price_from date,
  add column price_until date;
alter table marketplace.product
  -- The product that takes its place where it cannot be ordered, as the catalog says; it need not be in the catalog.
  add column replaced_by text;
