alter table marketplace.product
  -- Products that differ in options alone (size, color, memory) are variants of one configuration; null: it is a variant of none.
  add column configuration_id text,
  -- What the variants are called without their options.
  add column configuration_name text,
  -- `{Size,Color}` and `{Large,Blue}`, in the order in which buyers are asked.
  add column option_names text[],
  add column option_values text[],
  add constraint product_options_check check (
    (configuration_id is null) = (configuration_name is null) and (configuration_id is null) = (option_names is null)
    and (option_names is null) = (option_values is null) and (option_names is null or cardinality(option_names) = cardinality(option_values)));
create index product_by_configuration on marketplace.product (configuration_id, product_id) where configuration_id is not null;
