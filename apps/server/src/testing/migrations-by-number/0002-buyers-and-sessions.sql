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
  -- Encrypted (AES-256-GCM) with a key derived from the cookie secret: {accessToken, idToken, refreshToken, expiresAt}
  tokens bytea,
  -- When the tokens were renewed last: tabs that ask at the same time get the same ones.
  renewed_at timestamptz,
  -- Who is renewing them just now, and since when. Nobody waits for the identity server inside a transaction.
  renewal_claim uuid,
  renewal_claimed_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index session_by_end on marketplace.session (expires_at);
