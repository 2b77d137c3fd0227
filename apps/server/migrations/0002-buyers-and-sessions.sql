-- A person who has signed in. Who he is, is the identity server's word (issuer and subject); the rest is what it said last.
create table marketplace.buyer (
  buyer_id uuid primary key,
  issuer text not null,
  subject text not null,
  first_name text,
  last_name text,
  email text,
  agency_code text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (issuer, subject)
);

-- A browser's session; there is a row only when something is kept for it. The key is a hash of the cookie.
create table marketplace.session (
  session_id text primary key,
  buyer_id uuid references marketplace.buyer on delete cascade,
  -- Encrypted (AES-256-GCM) with a key derived from the cookie secret: {refresh_token, id_token, ...}
  tokens bytea,
  -- The result of the last renewal, encrypted too: tabs that ask at the same time get the same one.
  last_renewal bytea,
  renewed_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index session_by_end on marketplace.session (expires_at);
