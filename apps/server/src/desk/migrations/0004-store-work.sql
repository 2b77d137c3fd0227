-- What administrators ask for at the desk that takes its time: to add the package of a store, to see what another assortment would change, and to set it.
create table marketplace.store_work (
  work_id bigint generated always as identity primary key,
  kind text not null check (kind in ('addition', 'preview', 'assortment')),
  -- The store; of an addition the package, since its store is known when it is unpacked.
  subject text not null,
  asked_by text not null,
  asked_role text not null,
  -- Empty for a preview, which changes nothing.
  reason text not null,
  -- What is to be done, in the form of its kind.
  task jsonb not null,
  -- The tarball that was uploaded, until the work has ended.
  package bytea,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'refused', 'failed', 'withdrawn')),
  asked_at timestamptz not null default now(),
  -- The last sign of life of what does it.
  beat_at timestamptz,
  ended_at timestamptz,
  -- What was done so far, a sentence each.
  steps jsonb not null default '[]',
  -- What came of it, in the form of its kind; or why it was refused.
  outcome jsonb
);

create index store_work_open on marketplace.store_work (work_id) where state in ('waiting', 'running');

-- Whether a program is there that takes additions: the rules of stores need a browser, which the servers have not.
create table marketplace.store_checker (
  is_one boolean primary key default true check (is_one),
  beat_at timestamptz not null
);
