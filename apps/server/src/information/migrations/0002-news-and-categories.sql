-- News are pages too: they are listed by their day. Pages of programs name categories of the catalog, which are shown with their numbers.
alter table marketplace.information_page drop constraint information_page_shown_as_check;
alter table marketplace.information_page add constraint information_page_shown_as_check check (shown_as in ('page', 'modal', 'news'));
alter table marketplace.information_page add column categories text[] not null default '{}';
create index information_page_news on marketplace.information_page (updated_on desc, key_name) where shown_as = 'news';
