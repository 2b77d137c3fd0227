-- How the agency codes in the accounts of an agency's buyers begin: an activity address code belongs to a buyer when one agency has
-- both. Accounts carry the codes of the Federal Procurement Data System (4700, 97AS). An operator may change rows.
alter table marketplace.agency add column agency_codes text[] not null default '{}';
update marketplace.agency set agency_codes = array[code] where kind = 'civil';
update marketplace.agency set agency_codes = own.codes
from (values
  ('A', '{A,21}'::text[]),
  ('N', '{N,17}'),
  ('F', '{F,57}'),
  ('M', '{M,1727}'),
  ('Z', '{Z,7008}'),
  ('S', '{S,97AS}'),
  ('H', '{H,97}')
) as own (code, codes)
where agency.code = own.code;
