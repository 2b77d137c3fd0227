alter table marketplace.offer
  -- Cents; null: the contract has none. It is no ceiling: above it a buyer asks for a lower price.
  add column maximum_order bigint check (maximum_order > 0),
  -- The day on which an offer without stock is expected again, as its vendor says; null: it is not known.
  add column back_in_stock date;
