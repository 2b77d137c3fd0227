-- Who wants an account. The help desk finds a request by its reference number.
create table marketplace.registration_request (
  request_number bigint generated always as identity primary key,
  -- Made by the form: the same request sent twice is recorded once.
  request_key uuid unique,
  store text not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  agency text not null,
  phone text not null,
  created_at timestamptz not null
);
