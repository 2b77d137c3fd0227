-- What a buyer has forwarded in the last day. The cart itself may be gone by then: its recipient has declined it, or has taken and removed it, and it was mailed all the same.
create table marketplace.parked_cart_forward (
  maker_id uuid not null references marketplace.buyer on delete cascade,
  change_key text not null,
  forwarded_at timestamptz not null,
  primary key (maker_id, change_key)
);
insert into marketplace.parked_cart_forward (maker_id, change_key, forwarded_at)
  select maker_id, change_key, forwarded_at from marketplace.parked_cart where forwarded_at > now() - interval '1 day';
create index parked_cart_forward_by_age on marketplace.parked_cart_forward (forwarded_at);
drop index marketplace.parked_cart_by_forwarder;
