-- Addresses in other countries, and freight forwarders with the final destination of the goods. Addresses from before are in the United States.
alter table marketplace.address_book_entry
  drop constraint address_book_entry_kind_check,
  add constraint address_book_entry_kind_check check (kind in ('street', 'aac', 'overseas', 'forwarder')),
  add column country char(2) not null default 'US' check (country ~ '^[A-Z]{2}$'),
  -- {name, line1, line2, city, region, postalCode, country}
  add column final_destination jsonb,
  add constraint address_book_entry_final check ((kind = 'forwarder') = (final_destination is not null)),
  add constraint address_book_entry_country check ((kind = 'overseas') = (country <> 'US'));
