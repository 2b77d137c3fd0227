-- Ways to pay are kept and named in the profile, too; one of a buyer's is the default.
alter table marketplace.saved_payment
  add column label text not null default '',
  add column is_default boolean not null default false,
  -- What the first digits of the card say: its network, and the four digits by which a store tells purchase cards of the government. Null for those that were kept before.
  add column card_type text,
  add column first_four char(4) check (first_four ~ '^[0-9]{4}$');
create unique index saved_payment_default on marketplace.saved_payment (buyer_id) where is_default;
