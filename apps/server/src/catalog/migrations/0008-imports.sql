-- The history of imports of catalog files, by the desk and by the command.
create table marketplace.catalog_import (
  import_id bigint generated always as identity primary key,
  -- The name of the file.
  source text not null,
  -- The login of the operator, or the command.
  made_by text not null,
  -- Its file was uploaded at the desk, and is below until it is imported.
  at_desk boolean not null,
  state text not null check (state in ('uploading', 'running', 'done', 'failed')),
  began_at timestamptz not null default now(),
  ended_at timestamptz,
  -- The program that runs it says every few seconds that it is there. Without that, the import was interrupted.
  beat_at timestamptz not null default now(),
  -- Bytes of the file, as far as they are known.
  size bigint,
  bytes_read bigint not null default 0,
  -- As in import-catalog.ts.
  rows bigint not null default 0,
  added bigint not null default 0,
  changed bigint not null default 0,
  unchanged bigint not null default 0,
  rejected bigint not null default 0,
  -- The work that follows the rows, while it is done.
  work text,
  work_done bigint,
  work_of bigint,
  -- Why it failed.
  failure text
);
create index catalog_import_newest on marketplace.catalog_import (began_at desc, import_id desc);

-- A file that was uploaded, until it is imported.
create table marketplace.catalog_import_part (
  import_id bigint not null references marketplace.catalog_import on delete cascade,
  position integer not null check (position >= 0),
  content bytea not null,
  primary key (import_id, position)
);

-- What was wrong with rows, the first ones of an import.
create table marketplace.catalog_import_reject (
  reject_number bigint generated always as identity primary key,
  import_id bigint not null references marketplace.catalog_import on delete cascade,
  line bigint not null,
  field text not null,
  reason text not null
);
create index catalog_import_reject_of_import on marketplace.catalog_import_reject (import_id, line, reject_number);
