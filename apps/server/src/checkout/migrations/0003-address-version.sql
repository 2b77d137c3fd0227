-- Counts the changes of an address: one that was changed in another window meanwhile is not written over.
alter table marketplace.address_book_entry add column version integer not null default 1;
