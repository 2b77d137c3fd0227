-- A name that was given a number once keeps it, and the number belongs to no other name, also when the store has left the
-- list: order numbers are made of it.
create table marketplace.store_number (
  name text primary key check (name ~ '^[A-Z][A-Z0-9]{1,23}$'),
  number integer not null unique check (number between 0 and 25999),
  unique (name, number),
  -- 0 to 10 are those of the specification (section 1); 4 and 7 are numbers without a store.
  check (number > 10 or (name, number) in (('ADVANTAGE', 0), ('VITM', 1), ('AIRFORCE', 2), ('FSS', 3), ('USDA', 5), ('VA', 6), ('DHS', 8), ('USMC', 9), ('STATE', 10))),
  check (number <= 10 or name not in ('ADVANTAGE', 'VITM', 'AIRFORCE', 'FSS', 'DOLPUNCHOUT', 'USDA', 'VA', 'EVAPUNCHOUT', 'DHS', 'USMC', 'STATE'))
);

-- The stores of this deployment.
create table marketplace.store (
  name text primary key,
  number integer not null unique,
  -- Host names that lead to the store, in small letters and without a port. Each leads to one store.
  hosts text[] not null default '{}' check (array_position(hosts, null) is null and hosts::text = lower(hosts::text)),
  -- Its owner ships it alone: it is not built with the web.
  shipped boolean not null default false,
  foreign key (name, number) references marketplace.store_number (name, number)
);

-- One row, raised by each change of the list: what a server process keeps of it is right as long as the version is.
create table marketplace.store_list (
  only_row boolean primary key default true check (only_row),
  version bigint not null
);
insert into marketplace.store_list (version) values (0);

-- For the triggers of every table that belongs to the list.
create function marketplace.raise_store_list_version() returns trigger language plpgsql as $$
begin
  update marketplace.store_list set version = version + 1;
  return null;
end
$$;

create function marketplace.check_store() returns trigger language plpgsql as $$
declare
  other record;
begin
  -- Changes of the list take turns, so that two of them never give one host to two stores.
  perform 1 from marketplace.store_list for update;
  insert into marketplace.store_number (name, number) values (new.name, new.number) on conflict (name, number) do nothing;
  select name, hosts into other from marketplace.store where name <> new.name and hosts && new.hosts limit 1;
  if found then
    raise exception 'A host of the store % belongs to the store % already.', new.name, other.name using errcode = 'unique_violation';
  end if;
  return new;
end
$$;

create function marketplace.keep_default_store() returns trigger language plpgsql as $$
begin
  raise exception 'ADVANTAGE stays on the store list: it is shown when no other store is asked for.' using errcode = 'restrict_violation';
end
$$;

create trigger store_checked before insert or update on marketplace.store for each row execute function marketplace.check_store();
create trigger default_store_kept before delete on marketplace.store for each row when (old.name = 'ADVANTAGE') execute function marketplace.keep_default_store();
create trigger default_store_named before update on marketplace.store for each row when (old.name = 'ADVANTAGE' and new.name <> 'ADVANTAGE')
  execute function marketplace.keep_default_store();
create trigger store_list_raised after insert or update or delete or truncate on marketplace.store
  for each statement execute function marketplace.raise_store_list_version();

-- Browsers take a name below .localhost for this machine, so that each store has a host of its own from the start.
insert into marketplace.store (name, number, hosts) values
  ('ADVANTAGE', 0, '{advantage.localhost}'),
  ('VITM', 1, '{vitm.localhost}'),
  ('AIRFORCE', 2, '{airforce.localhost}'),
  ('FSS', 3, '{fss.localhost}'),
  ('USDA', 5, '{usda.localhost}'),
  ('VA', 6, '{va.localhost}'),
  ('DHS', 8, '{dhs.localhost}'),
  ('USMC', 9, '{usmc.localhost}'),
  ('STATE', 10, '{state.localhost}');
