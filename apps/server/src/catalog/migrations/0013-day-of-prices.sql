-- What products and the products of stores say of their offers (prices, days of delivery, vendors, indicators) is that of the offers whose price counts on this day.
-- It is moved on by the servers once an hour, product by product.
create table marketplace.price_day (
  only_one boolean primary key default true check (only_one),
  -- In Washington.
  day date not null,
  -- The day that the products are being brought from, and the last product that is there already; null: all are.
  from_day date,
  last_product text,
  -- All products whose offers have days are worked out anew, whatever these are: they were summed up before there was a day.
  is_first boolean not null
);
insert into marketplace.price_day (day, is_first) values ((now() at time zone 'America/New_York')::date, true);
create index offer_by_price_from on marketplace.offer (price_from, product_id) where price_from is not null;
create index offer_by_price_until on marketplace.offer (price_until, product_id) where price_until is not null;
