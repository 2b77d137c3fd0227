-- Ways of buying that cut across the categories (specification, section 2, special category search). An operator may change rows.
create table marketplace.special_category (
  special_category_id text primary key check (special_category_id ~ '^[a-z][a-z0-9_]*$'),
  position integer not null unique,
  name text not null,
  description text not null,
  -- What it shows: the products with an indicator, or those of a category and below it.
  indicator_code text references marketplace.indicator,
  category_id text,
  check (num_nonnulls(indicator_code, category_id) = 1)
);
insert into marketplace.special_category (position, special_category_id, name, description, indicator_code, category_id) values
  (1, 'disaster_relief', 'Disaster relief', 'Offers that state and local governments may use for disaster preparation and recovery.', 'DISAST', null),
  (2, 'ability_one', 'AbilityOne', 'Products made by people who are blind or have significant disabilities. A mandatory source.', 'ABILITYONE', null),
  (3, 'security', 'Security', 'Alarm, signal and security detection systems.', null, '63');

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

-- Pages of information and help. `npm run information:load` fills both from a folder.
create table marketplace.information_page (
  -- With `ux_ui/` in front: the new theme's own version of the page (specification, section 7).
  key_name text primary key check (key_name ~ '^(ux_ui/)?[A-Za-z0-9][A-Za-z0-9_-]*$'),
  title text not null,
  shown_as text not null check (shown_as in ('page', 'modal')),
  content text not null,
  updated_on date not null,
  -- Came with the product and was not changed here: a newer release may replace it.
  supplied boolean not null
);

create table marketplace.help_category (
  category text primary key check (category ~ '^[a-z][a-z0-9_]*$'),
  position integer not null,
  icon text not null,
  label text not null,
  tooltip text not null,
  description text not null,
  popular_item boolean not null,
  supplied boolean not null
);

create table marketplace.help_section (
  -- Unique over all categories: it stands in addresses.
  key text primary key check (key ~ '^[a-z][a-z0-9_]*$'),
  category text not null references marketplace.help_category on delete cascade,
  position integer not null,
  heading text not null,
  content text not null,
  is_open boolean not null,
  keywords text[] not null
);
create index help_section_by_category on marketplace.help_section (category, position);
