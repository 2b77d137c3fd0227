-- Codes that were mailed to addresses. Of a buyer's codes the latest counts.
create table marketplace.email_code (
  code_id uuid primary key,
  buyer_id uuid not null references marketplace.buyer on delete cascade,
  -- In small letters.
  email text not null,
  -- HMAC-SHA256 under a key that is not in the database: who reads it cannot try out all codes.
  code_hash text not null,
  tries smallint not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index email_code_by_buyer on marketplace.email_code (buyer_id, created_at);
create index email_code_by_email on marketplace.email_code (email, created_at);
