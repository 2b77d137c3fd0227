-- Agencies that a federal buyer may belong to, and how the activity address codes of their offices begin. An operator may
-- change rows; `verified` says how far the code was read in its source.
create table marketplace.agency (
  code text primary key check (code ~ '^([0-9]{2}|[A-Z])$'),
  name text not null unique,
  kind text not null check (kind in ('civil', 'military')),
  aac_prefixes text[] not null check (cardinality(aac_prefixes) > 0),
  verified text not null check (verified in ('yes', 'partly', 'no')),
  source text not null
);
insert into marketplace.agency (code, name, kind, aac_prefixes, verified, source)
select code, name, 'civil', array[code], 'no', 'Treasury agency codes as they are used in activity address codes; general knowledge, to be checked by the operator'
from (values
  ('12', 'Department of Agriculture'),
  ('13', 'Department of Commerce'),
  ('14', 'Department of the Interior'),
  ('15', 'Department of Justice'),
  ('16', 'Department of Labor'),
  ('19', 'Department of State'),
  ('20', 'Department of the Treasury'),
  ('24', 'Office of Personnel Management'),
  ('28', 'Social Security Administration'),
  ('31', 'Nuclear Regulatory Commission'),
  ('33', 'Smithsonian Institution'),
  ('36', 'Department of Veterans Affairs'),
  ('45', 'Equal Employment Opportunity Commission'),
  ('47', 'General Services Administration'),
  ('49', 'National Science Foundation'),
  ('68', 'Environmental Protection Agency'),
  ('69', 'Department of Transportation'),
  ('70', 'Department of Homeland Security'),
  ('72', 'Agency for International Development'),
  ('73', 'Small Business Administration'),
  ('75', 'Department of Health and Human Services'),
  ('80', 'National Aeronautics and Space Administration'),
  ('86', 'Department of Housing and Urban Development'),
  ('88', 'National Archives and Records Administration'),
  ('89', 'Department of Energy'),
  ('91', 'Department of Education')
) as civil (code, name);
insert into marketplace.agency (code, name, kind, aac_prefixes, verified, source) values
  ('A', 'Army', 'military', '{A,C,W}', 'yes', 'DLM 4000.25, volume 6, DoDAAD tables, codes, and rules'),
  ('N', 'Navy', 'military', '{N,Q,R,V}', 'yes', 'DLM 4000.25, volume 6, DoDAAD tables, codes, and rules'),
  ('F', 'Air Force', 'military', '{E,F,J}', 'yes', 'DLM 4000.25, volume 6, DoDAAD tables, codes, and rules'),
  ('M', 'Marine Corps', 'military', '{M,L}', 'partly', 'Navy training manual 14313, page 403, for M; general knowledge for L'),
  ('Z', 'Coast Guard', 'military', '{Z}', 'yes', 'Navy training manual 14313, page 403'),
  ('S', 'Defense Logistics Agency', 'military', '{S,T,U}', 'no', 'General knowledge, to be checked by the operator'),
  ('H', 'Other Department of Defense agencies', 'military', '{H}', 'no', 'General knowledge, to be checked by the operator');
