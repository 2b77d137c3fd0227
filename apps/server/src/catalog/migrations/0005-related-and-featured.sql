-- Related products: of the same category and manufacturer, and of the same category, by price.
create index product_by_related on marketplace.product (category_id, manufacturer, price_low, product_id) where price_low is not null;
create index product_by_category_price on marketplace.product (category_id, price_low, product_id) where price_low is not null;
-- The product that a start page shows of a category.
create index product_by_vendors on marketplace.product (category_id, vendor_count desc, cardinality(indicators) desc, product_id) where kind = 'product' and vendor_count > 0;
