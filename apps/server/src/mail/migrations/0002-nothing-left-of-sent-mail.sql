-- From then on a mail is of no use: a code in it holds no longer.
alter table marketplace.mail_outbox add column holds_until timestamptz;

-- Codes of before hold for a quarter of an hour.
update marketplace.mail_outbox set holds_until = created_at + interval '15 minutes' where kind = 'confirm-email';

-- A mail that was sent is a note that it was: its text, with a code or a user ID, is in the mailbox alone. Whatever program sends the mail
-- only has to set sent_at.
create function marketplace.empty_sent_mail() returns trigger language plpgsql as $$
begin
  new.body := '';
  return new;
end $$;
create trigger empty_sent_mail before insert or update on marketplace.mail_outbox
  for each row when (new.sent_at is not null) execute function marketplace.empty_sent_mail();
update marketplace.mail_outbox set body = '' where sent_at is not null;
