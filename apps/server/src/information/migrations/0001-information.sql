-- Pages of information and help. `npm run information:load` fills both from a folder.
create table marketplace.information_page (
  -- With `ux_ui/` in front: the new theme's own version of the page (specification, section 7).
  key_name text primary key check (key_name ~ '^(ux_ui/)?[A-Za-z0-9][A-Za-z0-9_-]*$'),
  title text not null,
  shown_as text not null check (shown_as in ('page', 'modal')),
  content text not null,
  updated_on date not null,
  -- Came with the product and was not changed here: a newer release may replace it.
  supplied boolean not null
);

create table marketplace.help_category (
  category text primary key check (category ~ '^[a-z][a-z0-9_]*$'),
  position integer not null,
  icon text not null,
  label text not null,
  tooltip text not null,
  description text not null,
  popular_item boolean not null,
  supplied boolean not null
);

create table marketplace.help_section (
  -- Unique over all categories: it stands in addresses.
  key text primary key check (key ~ '^[a-z][a-z0-9_]*$'),
  category text not null references marketplace.help_category on delete cascade,
  position integer not null,
  heading text not null,
  content text not null,
  is_open boolean not null,
  keywords text[] not null
);
create index help_section_by_category on marketplace.help_section (category, position);
