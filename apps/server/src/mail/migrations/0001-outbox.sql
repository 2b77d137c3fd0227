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
