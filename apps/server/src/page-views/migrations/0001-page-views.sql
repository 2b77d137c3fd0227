-- How often each page of a store was opened in a day (UTC). Nothing says by whom, from where or after what.
create table marketplace.page_view (
  store text not null references marketplace.store (name) on delete cascade,
  day date not null,
  path text not null,
  views integer not null check (views > 0),
  primary key (day, store, path)
);
