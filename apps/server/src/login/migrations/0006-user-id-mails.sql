-- Mails with user ids. They are counted here, because a deployment may send its mail in a way that keeps none of it.
create table marketplace.user_id_mail (
  -- In small letters.
  recipient text not null,
  noted_at timestamptz not null
);
create index user_id_mail_by_recipient on marketplace.user_id_mail (recipient, noted_at);
