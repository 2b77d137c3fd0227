-- How vendors get their purchase orders: by vendor and contract, or by vendor for all contracts ('') that have no row of their own.
create table marketplace.vendor_way (
  vendor_id text not null,
  contract_number text not null,
  way text not null,
  -- By the way: an address, identities. Secrets are named here, and are somewhere else.
  settings jsonb not null,
  primary key (vendor_id, contract_number)
);

-- A purchase order that has to reach its vendor: written together with the order, and taken away by nothing.
create table marketplace.vendor_delivery (
  -- In each message: a vendor who has seen it does nothing more.
  delivery_key uuid primary key default gen_random_uuid(),
  po_number text not null unique references marketplace.purchase_order,
  created_at timestamptz not null,
  -- The way by which it was tried last.
  way text,
  attempts integer not null default 0 check (attempts >= 0),
  -- Not before then: the end of a claim, or of a pause.
  next_attempt_at timestamptz not null,
  claim uuid,
  delivered_at timestamptz,
  -- Not tried again by itself.
  dead_at timestamptz,
  -- Canceled before it was sent: the vendor never hears of it.
  withdrawn_at timestamptz,
  last_error text
);
create index vendor_delivery_waiting on marketplace.vendor_delivery (next_attempt_at) where delivered_at is null and dead_at is null and withdrawn_at is null;
create index vendor_delivery_dead on marketplace.vendor_delivery (dead_at) where dead_at is not null;
