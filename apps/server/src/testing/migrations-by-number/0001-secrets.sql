-- Keys that the server made for itself because none was configured. All its processes share them.
create table marketplace.secret (
  name text primary key check (name ~ '^[a-z-]{1,40}$'),
  -- 32 random bytes
  value bytea not null check (length(value) = 32),
  created_at timestamptz not null default now()
);
