-- Work that the marketplace does by itself: one row for each kind, so that of several processes one does it.
create table marketplace.requisition_work (
  kind text primary key check (kind in ('send', 'status')),
  -- The time for which it was done last; it begins with the time at which it was first looked at.
  done_for timestamptz not null,
  -- A process has it until then. A process that dies has it no longer.
  claimed_until timestamptz,
  ended_at timestamptz,
  -- Why it has not been done; null: it has.
  failed_at timestamptz,
  failure text,
  check ((failed_at is null) = (failure is null))
);

-- Status files that were read by themselves, by the SHA-256 of their text.
create table marketplace.requisition_status_file (
  text_hash text primary key,
  name text not null,
  read_at timestamptz not null,
  recorded integer not null,
  repeated integer not null,
  rejected integer not null,
  -- What was left out, a JSON object a line, for the file beside it.
  rejects text not null
);
create index requisition_status_file_by_time on marketplace.requisition_status_file (read_at desc);
