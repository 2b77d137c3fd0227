-- The browser that put a line into a visitor's cart, as a hash of its mark; null for a buyer's, and where it did not say.
alter table marketplace.cart_line add column filled_by text;

-- The cookie of a visitor is renewed at sign-in. A change of another tab that was on its way with the old one belongs to the new one.
create table marketplace.renewed_visitor (
  old_id text primary key,
  new_id text not null,
  -- the browser that signed in: no other one is led on
  browser_mark text not null,
  renewed_at timestamptz not null
);
create index renewed_visitor_by_age on marketplace.renewed_visitor (renewed_at);
