-- What a store is, beside its name and number: the code of the marketplace asks these columns and never for a name.
-- What they may hold stands in the contract too (stores/store-traits.ts), which says what each of them does.
alter table marketplace.store
  add column family text not null default 'general' check (family in ('general', 'virtual', 'global supply')),
  -- Where a visit begins.
  add column start_path text not null default '/main/start_page' check (start_path ~ '^(/[A-Za-z0-9_-]+)+$'),
  -- The answer of the general start page that shows a login form of the store's own.
  add column login_form text check (login_form in ('AFLogin')),
  -- Registration takes government addresses alone.
  add column federal boolean not null default true,
  -- Who may use the store signed in: the key of a rule, what the rule takes, and the service that tells the buyer.
  add column member_rule text check (member_rule ~ '^[a-z][a-z0-9-]{0,59}$'),
  add column member_options jsonb not null default '{}' check (jsonb_typeof(member_options) = 'object'),
  add column validation_path text check (validation_path ~ '^(/[A-Za-z0-9_-]+)+$'),
  add column theme text not null default 'adv19' check (theme in ('adv12', 'adv19')),
  -- A host that begins with one of these words leads here, unless it is another store's host.
  add column host_words text[] not null default '{}' check (array_position(host_words, null) is null and host_words::text = lower(host_words::text)),
  -- Keys of information pages.
  add column tutorial_page text,
  add column help_page text,
  -- [{"path": ..., "kind": ...}]: where the store has services that the marketplace has once.
  add column services jsonb not null default '[]' check (jsonb_typeof(services) = 'array'),
  add constraint store_members_checked check (member_rule is not null or (validation_path is null and member_options = '{}'));

update marketplace.store set family = 'virtual', start_path = path, login_form = form, federal = is_federal,
  services = jsonb_build_array(jsonb_build_object('path', path, 'kind', 'virtual start'))
from (values
  ('AIRFORCE', '/af/start_page', 'AFLogin', true),
  ('USDA', '/usda/start_page', null, true),
  ('VA', '/va/start_page', null, true),
  ('DHS', '/dhs/start_page', null, true),
  ('STATE', '/state/start_page', null, false)
) as known (store, path, form, is_federal)
where name = store;

update marketplace.store set member_rule = 'email-domain', member_options = '{"domains": ["dhs.gov"]}', validation_path = '/dhs/dhsValidation',
  services = services || '[
    {"path": "/dhs/dhsValidation", "kind": "department validation"},
    {"path": "/dhs/dhsEmailValidation", "kind": "department email"},
    {"path": "/dhs/dhsEmailValidation_submit", "kind": "department email submit"},
    {"path": "/dhs/accessDenied", "kind": "department denied"}]'
where name = 'DHS';

update marketplace.store set member_rule = 'state-or-local', validation_path = '/state/stateValidation',
  services = services || '[{"path": "/state/stateValidation", "kind": "state validation"}]'
where name = 'STATE';

update marketplace.store set family = 'global supply', start_path = path, theme = 'adv12', host_words = words, tutorial_page = tutorial, help_page = 'GGS_HELP',
  services = jsonb_build_array(
    jsonb_build_object('path', path, 'kind', 'global supply start'),
    jsonb_build_object('path', '/information/tutorial', 'kind', 'tutorial'),
    jsonb_build_object('path', '/ggs/information/help', 'kind', 'global supply help'))
from (values
  ('FSS', '/ggs/start_page', '{global-supply,globalsupply,gss,fss}'::text[], 'TUTORIAL_3'),
  ('USMC', '/usmc/start_page', '{marine-corps,marinecorps,usmc,marines}', 'TUTORIAL_9')
) as known (store, path, words, tutorial)
where name = store;
