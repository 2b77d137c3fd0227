-- Where the services of a store's own are answered. The row is the operator's approval: without it nothing is forwarded.
create table marketplace.store_upstream (
  store text not null references marketplace.store (name) on delete cascade,
  -- As the store's manifest declares it.
  path text not null check (path ~ '^/vs/[a-z0-9]+(/[A-Za-z0-9_-]+)*$'),
  -- What follows the path in a call is put behind it.
  address text not null check (address ~ '^https?://[^[:space:]/?#@\\]+(/[^[:space:]?#\\]*[^[:space:]?#\\/])?$'),
  -- It may stand in a private network, and may be asked without TLS.
  private_allowed boolean not null default false,
  -- Calls carry a pseudonym of the visitor, which this store alone gets.
  names_visitor boolean not null default false,
  primary key (store, path),
  check (private_allowed or address like 'https://%')
);

create trigger store_list_raised after insert or update or delete or truncate on marketplace.store_upstream
  for each statement execute function marketplace.raise_store_list_version();
