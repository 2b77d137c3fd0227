-- The mail server has refused the address of the recipient for good: no mail arrives there.
alter table marketplace.mail_outbox add column recipient_refused boolean not null default false;
