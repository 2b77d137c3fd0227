-- An activity of an address book may be a break-bulk point, which sends on to an ultimate consignee; and one of another agency is asked about once.
alter table marketplace.address_book_entry
  add column consignee_aac char(6) references marketplace.activity_address,
  add column is_confirmed boolean not null default false,
  add constraint address_book_entry_consignee check (consignee_aac is null or (kind = 'aac' and consignee_aac <> aac)),
  drop constraint address_book_entry_buyer_id_aac_key;
create unique index address_book_entry_activity on marketplace.address_book_entry (buyer_id, aac, coalesce(consignee_aac, ''));
