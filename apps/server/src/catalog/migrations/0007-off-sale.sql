-- Offers that an operator has taken off sale. `marketplace.offer.withdrawn` is true for each, whatever an import says, until an operator puts it back.
create table marketplace.offer_off_sale (
  offer_id text primary key references marketplace.offer on delete cascade,
  product_id text not null,
  since timestamptz not null,
  -- The login of the operator, or the command.
  taken_by text not null,
  reason text not null,
  -- The last import of its product names the offer: when it is put back, it can be bought.
  listed boolean not null
);
create index offer_off_sale_by_product on marketplace.offer_off_sale (product_id);
