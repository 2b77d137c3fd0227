-- Results are narrowed to Special Item Numbers and to units of issue, too. Products get these values with the next import of a catalog file.
alter table marketplace.facet_value
  drop constraint facet_value_facet_check,
  add constraint facet_value_facet_check check (facet in ('category', 'ancestor', 'manufacturer', 'vendor', 'contract', 'indicator', 'sin', 'unit'));
