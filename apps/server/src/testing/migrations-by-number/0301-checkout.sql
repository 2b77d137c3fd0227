-- Addresses of activities by AAC/DoDAAC. An operator keeps it; buyers only read it.
create table marketplace.activity_address (
  aac char(6) primary key check (aac ~ '^[A-Z0-9]{6}$'),
  activity text not null,
  contact_name text not null,
  phone text not null,
  email text not null,
  line1 text not null,
  line2 text not null default '',
  city text not null,
  state char(2) not null,
  zip text not null,
  active boolean not null default true
);

-- A buyer's address book. An entry of kind 'aac' has no address of its own: the directory's counts, and it may change.
create table marketplace.address_book_entry (
  address_id uuid primary key,
  buyer_id uuid not null references marketplace.buyer on delete cascade,
  address_name text not null,
  kind text not null check (kind in ('street', 'aac')),
  aac char(6) references marketplace.activity_address,
  organization text not null default '',
  contact_name text not null default '',
  phone text not null default '',
  email text not null default '',
  line1 text not null default '',
  line2 text not null default '',
  city text not null default '',
  state text not null default '',
  zip text not null default '',
  is_default boolean not null default false,
  created_at timestamptz not null,
  check ((kind = 'aac') = (aac is not null)),
  unique (buyer_id, aac)
);
create index address_book_entry_of_buyer on marketplace.address_book_entry (buyer_id, created_at);
create unique index address_book_entry_default on marketplace.address_book_entry (buyer_id) where is_default;

-- Ways to pay that a buyer has used. Of a card there is the vault's token and what may be shown; never the number.
create table marketplace.saved_payment (
  payment_id uuid primary key,
  buyer_id uuid not null references marketplace.buyer on delete cascade,
  method text not null check (method in ('card', 'aac')),
  token text,
  last_four char(4) check (last_four ~ '^[0-9]{4}$'),
  expires char(7) check (expires ~ '^[0-9]{4}-[0-9]{2}$'),
  cardholder text,
  aac char(6) references marketplace.activity_address,
  created_at timestamptz not null,
  check (case method
    when 'card' then token is not null and last_four is not null and expires is not null and cardholder is not null and aac is null
    else aac is not null and token is null and last_four is null and expires is null and cardholder is null
  end),
  unique (buyer_id, aac)
);
create index saved_payment_of_buyer on marketplace.saved_payment (buyer_id, created_at);

-- What a buyer has chosen so far in one store.
create table marketplace.checkout (
  buyer_id uuid not null references marketplace.buyer on delete cascade,
  store text not null,
  address_id uuid references marketplace.address_book_entry on delete set null,
  payment_id uuid references marketplace.saved_payment on delete set null,
  -- [{groupId, note, deliverBy}]
  terms jsonb not null default '[]',
  -- The key that the next review carries. A new one is made with every answered submission.
  submit_key uuid not null,
  updated_at timestamptz not null,
  primary key (buyer_id, store)
);

-- Every submission that was answered, with its answer word for word: the same key gives it again for ever.
create table marketplace.submission (
  submit_key uuid primary key,
  buyer_id uuid not null references marketplace.buyer,
  store text not null,
  -- SHA-256 of the request beside its key, hexadecimal.
  request_hash char(64) not null,
  response_name text,
  attributes text,
  order_number text,
  submitted_at timestamptz not null
);
