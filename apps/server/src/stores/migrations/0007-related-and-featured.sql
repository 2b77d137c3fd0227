-- Related products of a store are of the same manufacturer first.
alter table marketplace.store_product add column manufacturer text not null default '';
update marketplace.store_product as sold set manufacturer = product.manufacturer from marketplace.product where product.product_id = sold.product_id;
alter table marketplace.store_product alter column manufacturer drop default;

create index store_product_by_related on marketplace.store_product (store, category_id, manufacturer, price_low, product_id);
create index store_product_by_category_price on marketplace.store_product (store, category_id, price_low, product_id);
create index store_product_by_vendors on marketplace.store_product (store, category_id, vendor_count desc, cardinality(indicators) desc, product_id) where kind = 'product';
drop index marketplace.store_product_by_category;

create index store_word_by_completion on marketplace.store_word (store, term text_pattern_ops, name_count, document_count) where term !~ '[0-9]' and name_count > 0;
