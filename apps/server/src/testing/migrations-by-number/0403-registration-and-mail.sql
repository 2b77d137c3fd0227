-- The name under which somebody signs in, as the identity server says it: what a forgotten user id is answered with.
alter table marketplace.buyer add column login text;
create index buyer_by_email on marketplace.buyer (lower(email));

-- Who wants an account. The help desk finds a request by its reference number.
create table marketplace.registration_request (
  request_number bigint generated always as identity primary key,
  -- Made by the form: the same request sent twice is recorded once.
  request_key uuid unique,
  store text not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  agency text not null,
  phone text not null,
  created_at timestamptz not null
);

-- Mail that waits to be sent by whatever the deployment sends mail with.
create table marketplace.mail_outbox (
  mail_id uuid primary key,
  kind text not null,
  recipient text not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index mail_outbox_by_recipient on marketplace.mail_outbox (recipient, kind, created_at);
