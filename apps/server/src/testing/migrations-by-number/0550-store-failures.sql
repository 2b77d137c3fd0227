-- The latest of what failed with stores, in browsers and in services of their own, as every server process was told of it. Hints for
-- operators: nothing follows from them, and the log has all of them.
create table marketplace.store_failure (
  id bigint generated always as identity primary key,
  store text not null references marketplace.store (name) on delete cascade,
  kind text not null check (kind in ('browser', 'service')),
  at timestamptz not null,
  failure jsonb not null
);

create index store_failure_latest on marketplace.store_failure (store, kind, at desc, id desc);
