-- Codes are mailed to people who register, too: they have no buyer yet.
alter table marketplace.email_code
  alter column buyer_id drop not null,
  add column registration_id uuid,
  add check (num_nonnulls(buyer_id, registration_id) = 1);
create index email_code_by_registration on marketplace.email_code (registration_id, created_at);
