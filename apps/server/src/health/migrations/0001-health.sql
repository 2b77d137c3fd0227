-- What the server processes of this database tell operators of themselves. Each process adds what it has counted every quarter of a minute; nothing follows
-- from any of it, the number of rows is bounded, and old ones go.

-- Failures that are alike, counted: no body, no query, no value.
create table marketplace.server_failure (
  -- `request`: a call was answered with 5xx. `work`: something that the server does by itself failed.
  kind text not null check (kind in ('request', 'work')),
  -- Method and pattern of the route, or the sentence of the log.
  what text not null,
  code text not null,
  times bigint not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  -- Of the last call, by which the log has the rest.
  request_id text,
  primary key (kind, what, code)
);

-- Statements that took long.
create table marketplace.slow_statement (
  digest text primary key,
  -- Placeholders in the place of all values.
  statement text not null,
  calls bigint not null,
  total_ms double precision not null,
  longest_ms double precision not null,
  first_at timestamptz not null,
  last_at timestamptz not null
);

create table marketplace.server_process (
  process_id text primary key,
  host text not null,
  pid integer not null,
  version text not null,
  node text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  -- Bytes.
  resident bigint not null,
  heap bigint not null
);
