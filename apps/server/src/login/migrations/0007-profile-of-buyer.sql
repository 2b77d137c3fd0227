-- What a buyer's own profile says of them beside the identity server's word: a name that they typed themselves counts before it, an agency only once an
-- operator has confirmed it.
alter table marketplace.buyer
  add column profile_first_name text,
  add column profile_last_name text,
  add column confirmed_agency_code text,
  -- What the identity server said when the agency was confirmed: where it says something else since, its word counts again.
  add column confirmed_agency_over text,
  add column confirmed_agency_at timestamptz,
  add constraint agency_is_confirmed check ((confirmed_agency_code is null) = (confirmed_agency_at is null));

-- The agency by which it is decided what a buyer may do.
alter table marketplace.buyer add column vouched_agency_code text generated always as (
  case when confirmed_agency_code is not null and confirmed_agency_over is not distinct from agency_code then confirmed_agency_code else agency_code end) stored;
