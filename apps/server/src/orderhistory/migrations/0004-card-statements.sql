-- Card statements that buyers compare with their orders. Of the file its charges are kept, and of card numbers the last four digits. A buyer deletes theirs at any time.
create table marketplace.card_statement (
  statement_id uuid primary key,
  buyer_id uuid not null references marketplace.buyer,
  store text not null,
  file_name text not null,
  uploaded_at timestamptz not null,
  -- Of what is kept of its lines: the same statement is kept once.
  content_hash text not null,
  unique (buyer_id, store, content_hash)
);

create table marketplace.card_statement_line (
  statement_id uuid not null references marketplace.card_statement on delete cascade,
  -- Of the file.
  line integer not null check (line > 0),
  day date not null,
  -- In cents; below zero: a credit.
  amount bigint not null,
  vendor text not null,
  last_four text check (last_four ~ '^[0-9]{4}$'),
  reference text not null,
  dispute_noted_at timestamptz,
  dispute_reason text,
  check ((dispute_noted_at is null) = (dispute_reason is null)),
  primary key (statement_id, line)
);
