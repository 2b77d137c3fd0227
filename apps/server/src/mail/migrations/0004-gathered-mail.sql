-- Messages about one thing to one recipient come in one mail, as long as it has not left: what it is about.
alter table marketplace.mail_outbox add column gathers text;
create index mail_outbox_gathers on marketplace.mail_outbox (gathers, recipient) where gathers is not null;
