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
