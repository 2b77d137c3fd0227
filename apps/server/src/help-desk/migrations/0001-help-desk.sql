-- Messages that people send to the help desk with the form of its page. `npm run help-desk` lists, exports and closes them.
create table marketplace.help_desk_message (
  message_number bigint generated always as identity primary key,
  -- Of who sent it from where and what it says: the same again within the hour is the same message.
  digest bytea not null,
  store text not null,
  subject text not null,
  text text not null,
  sender_name text not null,
  sender_email text,
  -- Name and address are those of a signed-in buyer; else somebody typed them.
  is_signed_in boolean not null,
  page text not null,
  error_id text not null,
  received_at timestamptz not null,
  -- When it was handed to the mail for the desk, and a receipt to that for its sender.
  mailed_at timestamptz,
  confirmed_at timestamptz,
  closed_at timestamptz,
  note text not null default ''
);
create index help_desk_message_by_digest on marketplace.help_desk_message (digest, received_at);
create index help_desk_message_by_age on marketplace.help_desk_message ((coalesce(closed_at, received_at)));

-- How people reach the help desk of a store. Stores without a row have that of `*`.
create table marketplace.help_desk_contact (
  store text primary key check (store ~ '^(\*|[A-Z][A-Z0-9]*)$'),
  phone text,
  email text,
  hours text
);
