-- When it was forwarded: `parked_at` begins anew when a colleague takes it, and what a buyer may forward in a day goes by the former.
alter table marketplace.parked_cart add column forwarded_at timestamptz;
update marketplace.parked_cart set forwarded_at = parked_at where forwarded_by is not null;
create index parked_cart_by_forwarder on marketplace.parked_cart (maker_id, forwarded_at) where forwarded_at is not null;
