-- What a special category brings together, in the terms of a search: values of one list widen, lists narrow one another. And where it is shown, as what.
alter table marketplace.special_category
  add column path text not null default '/search/special_category_search'
    check (path in ('/search/special_category_search', '/search/itsecurity', '/search/adv_select', '/catalog/strategic_sourcing')),
  -- The answer of the page that shows several of them (specification, section 2).
  add column response_name text not null default 'Success' check (response_name in ('disaster relief', 'Ability One', 'security', 'Success')),
  -- Words that all of it has.
  add column words text not null default '',
  add column kind text check (kind in ('products', 'services')),
  add column indicator_codes text[] not null default '{}',
  add column category_ids text[] not null default '{}',
  -- Special Item Numbers.
  add column sins text[] not null default '{}',
  -- What buyers have to know, a sentence each.
  add column facts text[] not null default '{}';

update marketplace.special_category set
  indicator_codes = array_remove(array[indicator_code], null),
  category_ids = array_remove(array[category_id], null),
  response_name = case special_category_id when 'disaster_relief' then 'disaster relief' when 'ability_one' then 'Ability One' when 'security' then 'security' else 'Success' end,
  -- Thresholds: FAR inflation adjustment of October 1, 2025. Who may buy: GSA, state and local disaster purchasing.
  facts = case special_category_id
    when 'disaster_relief' then array[
      'State, local, regional and tribal governments may order to prepare for a disaster, to respond to one, and to recover from a major disaster that was declared under the Stafford Act.',
      'An order names the authority under which it is placed, and the number of the schedule.',
      'Micro-purchase threshold in a contingency: $25,000 inside the United States and $40,000 outside of it (since October 1, 2025).',
      'Simplified acquisition threshold in a contingency: $1,000,000 inside the United States and $2,000,000 outside of it (since October 1, 2025).']
    when 'ability_one' then array['AbilityOne is a mandatory source: where it has what you need, it comes before other vendors.']
    else '{}'::text[] end;

alter table marketplace.special_category
  drop column indicator_code,
  drop column category_id,
  -- Operators number them as they like: of one place the names decide.
  drop constraint special_category_position_key,
  add constraint special_category_asks check (words <> '' or cardinality(indicator_codes) > 0 or cardinality(category_ids) > 0 or cardinality(sins) > 0),
  -- Where one page shows one of them, that one is found by the page.
  add constraint special_category_page check (path = '/search/special_category_search' or response_name = 'Success');
create unique index special_category_of_page on marketplace.special_category (path) where path <> '/search/special_category_search';

insert into marketplace.indicator (position, code, label, meaning, about)
  select coalesce(max(position), 0) + 1, 'SELECT', 'Advantage Select', 'Bought by many offices, at a price that is agreed for all of them', 'product' from marketplace.indicator
  on conflict (code) do nothing;
insert into marketplace.indicator (position, code, label, meaning, about)
  select coalesce(max(position), 0) + 1, 'FSSI', 'Strategic sourcing', 'Under an agreement that all agencies share, for a lower price by the quantity of all', 'product' from marketplace.indicator
  on conflict (code) do nothing;

insert into marketplace.special_category (position, special_category_id, name, description, path, kind, words, indicator_codes, category_ids, facts)
  select (select coalesce(max(position), 0) from marketplace.special_category) + number, id, name, description, path, kind, words, indicators, categories, facts
  from (values
    (1, 'itsecurity', 'IT security', 'Services and products that protect data, computers and networks.', '/search/itsecurity', null, '', '{}'::text[],
      '{D310,7045-locks,7045-privacy,6350-access}'::text[], '{}'::text[]),
    (2, 'adv_select', 'Advantage Select', 'What many offices buy, at prices that are agreed for all of them.', '/search/adv_select', null, '', '{SELECT}', '{}', '{}'),
    (3, 'strategic_sourcing', 'Strategic sourcing', 'Products under agreements that all agencies share: each order counts toward the quantity for which vendors lower their prices.', '/catalog/strategic_sourcing', null, '', '{FSSI}', '{}',
      array['Micro-purchase threshold: $15,000. Simplified acquisition threshold: $350,000 (both since October 1, 2025).'])
  ) as added (number, id, name, description, path, kind, words, indicators, categories, facts)
  on conflict (special_category_id) do nothing;
