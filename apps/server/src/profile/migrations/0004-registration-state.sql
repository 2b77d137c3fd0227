-- What became of a request: an operator accepts or declines it at the desk, with a letter to the person.
alter table marketplace.registration_request
  add column state text not null default 'open' check (state in ('open', 'accepted', 'declined')),
  add column decided_at timestamptz,
  -- Login of the operator.
  add column decided_by text,
  add column letter text,
  -- When the letter was handed to what sends mail; null: it has still to be.
  add column letter_mailed_at timestamptz,
  add check ((state = 'open') = (decided_at is null) and (state = 'open') = (decided_by is null) and (state = 'open') = (letter is null)),
  add check (letter_mailed_at is null or letter is not null);
create index registration_request_open on marketplace.registration_request (request_number) where state = 'open';
