-- Requisitions that wait are charged to the budgets of the activity that pays, are answered until a day, and may be changed by an approver.
alter table marketplace.fedstrip_request add column fiscal_year integer, add column answer_by timestamptz, add column reminded_at timestamptz, add column revision integer not null default 1;
update marketplace.fedstrip_request set fiscal_year = extract(year from (asked_at at time zone 'America/New_York') + interval '3 months')::integer, answer_by = asked_at + interval '7 days';
alter table marketplace.fedstrip_request alter column fiscal_year set not null, alter column answer_by set not null;
alter table marketplace.fedstrip_request drop constraint fedstrip_request_status_check;
alter table marketplace.fedstrip_request add constraint fedstrip_request_status_check check (status in ('waiting', 'authorized', 'returned', 'withdrawn', 'expired'));
create index fedstrip_request_waiting on marketplace.fedstrip_request (answer_by) where status = 'waiting';

-- What happened to them: one row for each thing, never changed.
create table marketplace.fedstrip_request_event (
  request_id uuid not null references marketplace.fedstrip_request,
  position integer not null check (position > 0),
  kind text not null check (kind in ('requested', 'reminded', 'changed', 'authorized', 'returned', 'withdrawn', 'expired')),
  -- In words.
  details text[] not null,
  happened_at timestamptz not null,
  -- The person, as the time line names them.
  actor text not null,
  primary key (request_id, position)
);
create function marketplace.keep_fedstrip_request_event() returns trigger language plpgsql as $$
begin
  raise exception 'What happened to requisitions under funds control is kept as it was recorded.';
end $$;
create trigger keep_fedstrip_request_event before update or delete on marketplace.fedstrip_request_event
  for each row execute function marketplace.keep_fedstrip_request_event();
insert into marketplace.fedstrip_request_event (request_id, position, kind, details, happened_at, actor)
  select request_id, 1, 'requested', '{}'::text[], asked_at, buyer_name from marketplace.fedstrip_request;
insert into marketplace.fedstrip_request_event (request_id, position, kind, details, happened_at, actor)
  select request_id, 2, status, case when reason = '' then '{}'::text[] else array[reason] end, decided_at, decided_by from marketplace.fedstrip_request where decided_at is not null;
