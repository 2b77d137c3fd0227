-- A cart that its buyer has sent for approval is held for that request: it is no one's cart until the request ends, and its buyer begins another one.
alter table marketplace.cart
  drop constraint cart_check,
  add column held_for uuid unique,
  add constraint cart_of_one check (num_nonnulls(visitor_id, buyer_id, held_for) = 1);
