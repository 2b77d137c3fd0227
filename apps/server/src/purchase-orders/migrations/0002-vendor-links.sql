-- Links with which a vendor opens the page of one purchase order. The token is in the link alone: here is its SHA-256.
create table marketplace.vendor_link (
  token_hash bytea primary key,
  po_number text not null references marketplace.purchase_order,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  revoked_at timestamptz
);
create index vendor_link_of_purchase_order on marketplace.vendor_link (po_number);
