-- Requisitions by activity and fund. None is ever deleted: their numbers are used up for ever (rule R09).
create table marketplace.requisition (
  -- AAC, date of one digit for the year, and serial number. The same date comes again after ten years, the same number does not.
  document_number text primary key check (document_number ~ '^[A-Z0-9]{6}[0-9]{4}[A-Z0-9]{4}$'),
  -- As it was sent: 80 columns.
  record text not null check (length(record) = 80),
  -- The commander or designated reviewer who approved it, where its priority needs one.
  approver text not null,
  -- What its events make of it: a copy for lists.
  status text not null,
  entered_at timestamptz not null,
  entered_by text not null
);
create index requisition_by_time on marketplace.requisition (entered_at desc, document_number);

-- The last serial number that was given to an activity for a date. It is never set back.
create table marketplace.requisition_serial (
  activity text not null,
  ordinal_date text not null,
  last integer not null check (last between 1 and 9999),
  primary key (activity, ordinal_date)
);

-- What became of a requisition after it was entered: one row for each thing that happened, never changed.
create table marketplace.requisition_event (
  document_number text not null references marketplace.requisition,
  position integer not null check (position > 0),
  -- What comes twice is kept once: of a document that came in, the key is its record.
  event_key text not null,
  details jsonb not null,
  happened_at timestamptz not null,
  actor text not null,
  primary key (document_number, position),
  unique (document_number, event_key)
);

create function marketplace.keep_requisition_event() returns trigger language plpgsql as $$
begin
  raise exception 'What happened to a requisition is kept as it was recorded.';
end $$;
create trigger keep_requisition_event before update or delete on marketplace.requisition_event
  for each row execute function marketplace.keep_requisition_event();

create function marketplace.keep_requisition() returns trigger language plpgsql as $$
begin
  raise exception 'A requisition is not deleted: its number is used up.';
end $$;
create trigger keep_requisition before delete on marketplace.requisition
  for each row execute function marketplace.keep_requisition();

-- Files of documents that go out together. What is in one is settled before its file is written, so that one that is written again is the same.
create table marketplace.requisition_batch (
  batch integer generated always as identity primary key,
  made_at timestamptz not null,
  sent_at timestamptz
);

create table marketplace.requisition_document (
  document_id integer generated always as identity primary key,
  document_number text not null references marketplace.requisition,
  record text not null check (length(record) = 80),
  -- Null: it waits for the next batch.
  batch integer references marketplace.requisition_batch
);
create index requisition_document_by_batch on marketplace.requisition_document (batch);

-- Files that were entered, by the SHA-256 of their text: entered twice by mistake, they would be ordered twice.
create table marketplace.requisition_file (
  text_hash text primary key,
  entered_at timestamptz not null
);

-- Settings of the rules that differ from their defaults.
create table marketplace.requisition_rule_setting (
  name text primary key,
  value text not null,
  changed_at timestamptz not null,
  changed_by text not null
);
