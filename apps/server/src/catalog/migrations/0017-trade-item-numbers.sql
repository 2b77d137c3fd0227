-- Trade item numbers (EAN, UPC) of a product, so that the catalog can be written as a file again; null: it has none. The search had them alone so far, as words of their own.
alter table marketplace.product add column gtin text[];
update marketplace.product set gtin = found.numbers from (
  select product_id, array_agg(lexeme order by lexeme) as numbers
  from marketplace.product, unnest(search) where weights = '{D}' and lexeme ~ '^([0-9]{8}|[0-9]{12,14})$' group by product_id
) as found where product.product_id = found.product_id;
