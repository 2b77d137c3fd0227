-- Keys with which the programs of vendors call the API. The key is with the vendor alone: here is its SHA-256.
create table marketplace.vendor_key (
  -- The first digits of the hash: what operators call it by.
  key_id text primary key,
  key_hash bytea not null unique,
  vendor_id text not null,
  -- Whom or what it is for, in the operator's words.
  note text not null,
  created_at timestamptz not null,
  revoked_at timestamptz,
  -- To the hour.
  last_used_at timestamptz
);
create index vendor_key_of_vendor on marketplace.vendor_key (vendor_id);

-- Purchase orders that wait until a vendor's program takes them.
create table marketplace.vendor_pickup (
  delivery_key uuid primary key references marketplace.vendor_delivery on delete cascade,
  vendor_id text not null,
  waiting_since timestamptz not null,
  taken_at timestamptz
);
create index vendor_pickup_waiting on marketplace.vendor_pickup (vendor_id, waiting_since, delivery_key) where taken_at is null;
