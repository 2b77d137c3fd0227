-- Whether the identity server vouches for the address: false where its tokens say that it does not.
alter table marketplace.buyer
  add column email_verified boolean not null default true,
  -- An address that the buyer gave himself, and proved with a code that was mailed to it.
  add column profile_email text,
  add column profile_email_confirmed_at timestamptz,
  add constraint profile_email_is_confirmed check ((profile_email is null) = (profile_email_confirmed_at is null));
