-- The smart card of a buyer: what his profile shows, and hashes by which the card is known again.
create table marketplace.smart_card (
  -- One card per account ...
  buyer_id uuid primary key references marketplace.buyer on delete cascade,
  -- ... and one account per card. SHA-256 of the issuer's whole name and the alternative name: it stays when the card is renewed.
  card_hash text not null unique,
  -- SHA-256 of the certificate.
  fingerprint text not null unique,
  holder text not null,
  agency text not null,
  issuer text not null,
  expires_at timestamptz not null,
  registered_at timestamptz not null
);

-- Readings that were used: each is good for one registration. Kept until it would be too old anyway.
create table marketplace.used_card_reading (
  nonce_hash text primary key,
  expires_at timestamptz not null
);
create index used_card_reading_by_end on marketplace.used_card_reading (expires_at);
