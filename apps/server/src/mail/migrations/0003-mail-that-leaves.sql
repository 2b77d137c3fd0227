-- The server itself sends mail where it knows a mail server. A row is claimed for some minutes, sent without any lock, and settled by who has claimed it.
alter table marketplace.mail_outbox
  add column attempts integer not null default 0 check (attempts >= 0),
  -- Not before then: the end of a claim, or of a pause after a failure.
  add column next_attempt_at timestamptz not null default now(),
  add column claim uuid,
  -- The mail server has refused it for good, or it was tried too often: an operator looks at it.
  add column dead_at timestamptz,
  add column last_error text,
  -- Files: name, contentType, content (base64).
  add column attachments jsonb not null default '[]';
create index mail_outbox_waiting on marketplace.mail_outbox (next_attempt_at) where sent_at is null and dead_at is null;
create index mail_outbox_dead on marketplace.mail_outbox (dead_at) where sent_at is null and dead_at is not null;

-- Files are forgotten with the text.
create or replace function marketplace.empty_sent_mail() returns trigger language plpgsql as $$
begin
  new.body := '';
  new.attachments := '[]';
  return new;
end $$;
