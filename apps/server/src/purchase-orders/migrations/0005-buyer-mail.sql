-- Which mails about their orders a buyer wants; no row: all.
create table marketplace.order_mail_choice (
  buyer_id uuid primary key references marketplace.buyer on delete cascade,
  choice text not null check (choice in ('all', 'needed', 'least')),
  chosen_at timestamptz not null
);

-- Where browsers reach the marketplace, for links in mails: one row, which a server writes when it starts. What records an event may be a command, which
-- does not know it.
create table marketplace.web_address (
  is_only boolean primary key default true check (is_only),
  origin text not null
);
