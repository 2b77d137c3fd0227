-- How fast a purchase order is to be delivered, beside a date, and how it is billed; the latter is chosen in stores of Global Supply alone.
alter table marketplace.purchase_order
  add column speed text not null default 'standard' check (speed in ('standard', 'faster')),
  add column billing text check (billing in ('consolidated', 'line'));
