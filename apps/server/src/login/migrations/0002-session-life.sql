-- A session ends when nobody has called for a while: expires_at is moved on by its calls.
alter table marketplace.session
  -- When /login/mfa_sign_in completed the sign-in. Before that the session keeps tokens and lets nobody in.
  add column linked_at timestamptz,
  -- The stores whose access check this buyer has passed in this session.
  add column stores text[] not null default '{}',
  -- At a store switch the sign-on goes to a session with another id; what stays behind names it, and lets nobody in.
  add column moved_to text,
  add column moved_at timestamptz;

-- A sign-in that was not completed can be done again.
delete from marketplace.session where buyer_id is null;
update marketplace.session set linked_at = created_at;
alter table marketplace.session alter column buyer_id set not null;

-- Calls move expires_at, and an index would make each of these writes dear. Old sessions are looked for once an hour.
drop index marketplace.session_by_end;
