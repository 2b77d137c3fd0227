-- How often a page was shown after another one in a day (UTC), of visitors who agreed that it is counted. Nothing says by whom, or what they were shown before or later.
create table marketplace.page_step (
  store text not null references marketplace.store (name) on delete cascade,
  day date not null,
  from_page text not null,
  to_page text not null,
  kind text not null check (kind in ('page', 'modal', 'error')),
  response_name text not null,
  steps integer not null check (steps > 0),
  primary key (day, store, from_page, to_page, kind, response_name)
);
