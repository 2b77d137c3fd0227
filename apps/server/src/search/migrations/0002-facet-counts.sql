-- How many products and services have the value; brought up to date at the end of an import.
alter table marketplace.facet_value
  add column product_count bigint not null default 0,
  add column service_count bigint not null default 0;

update marketplace.facet_value set product_count = counted.products, service_count = counted.services
from (
  select value.id, count(*) filter (where kind = 'product') as products, count(*) filter (where kind = 'service') as services
  from marketplace.product, unnest(facets) as value (id) group by value.id
) as counted
where counted.id = facet_value_id;
