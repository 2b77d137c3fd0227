-- What was once installed under a version stays the content of that version for ever: its addresses are immutable, and
-- browsers keep what they got. Stays when the store is removed.
create table marketplace.store_version (
  store text not null,
  version text not null,
  -- SHA-256, hexadecimal, of the paths and integrities of the files.
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  primary key (store, version)
);

-- Packages of stores that their owners ship alone.
create table marketplace.store_package (
  store text not null references marketplace.store (name) on delete cascade,
  version text not null,
  package_name text not null,
  -- Of the tarball, as npm writes it.
  integrity text not null check (integrity ~ '^sha512-[A-Za-z0-9+/]{86}==$'),
  manifest jsonb not null,
  -- What the conformance rules said when it was installed.
  report jsonb,
  installed_at timestamptz not null,
  -- When it was shown last for the first time: a roll back goes to the version before.
  activated_at timestamptz,
  primary key (store, version),
  foreign key (store, version) references marketplace.store_version (store, version)
);

create table marketplace.store_package_file (
  store text not null,
  version text not null,
  -- As in the package, below dist/.
  path text not null check (path ~ '^dist/' and path !~ '(^|/)\.\.?(/|$)'),
  content bytea not null,
  media_type text not null,
  -- Subresource integrity of the content.
  integrity text not null check (integrity ~ '^sha384-[A-Za-z0-9+/]{64}$'),
  primary key (store, version, path),
  foreign key (store, version) references marketplace.store_package (store, version) on delete cascade
);

alter table marketplace.store
  add column active_version text,
  add constraint store_active_package foreign key (name, active_version) references marketplace.store_package (store, version),
  add constraint store_active_shipped check (active_version is null or shipped);

-- Every process looks anew at what belongs to the list, also when somebody changed a file past us.
create trigger store_list_raised after insert or update or delete or truncate on marketplace.store_package
  for each statement execute function marketplace.raise_store_list_version();
create trigger store_list_raised after insert or update or delete or truncate on marketplace.store_package_file
  for each statement execute function marketplace.raise_store_list_version();
