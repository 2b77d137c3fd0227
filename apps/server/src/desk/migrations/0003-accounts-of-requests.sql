-- An accepted request becomes an account, where the identity server lets the desk keep accounts.
alter table marketplace.registration_request
  -- As the operator gave it; empty for a state or a city. Null: nobody was asked for it.
  add column agency_code text,
  -- The identity server's id of the account. Null: none was made.
  add column account_id text;
