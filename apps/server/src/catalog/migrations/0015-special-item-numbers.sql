-- The Special Item Number of the Multiple Award Schedule contract under which something is offered; null: the catalog file names none.
alter table marketplace.offer add column sin text check (sin ~ '^[0-9A-Z]{2,20}$');

-- What Special Item Numbers are called. An operator may add rows: a number without one is shown by itself. The next import takes the names.
create table marketplace.special_item_number (
  sin text primary key check (sin ~ '^[0-9A-Z]{2,20}$'),
  title text not null,
  large_category text not null,
  -- Whether the name was read in the source: what is not verified is general knowledge, to be checked by the operator.
  verified text not null,
  source text not null
);
insert into marketplace.special_item_number (sin, title, large_category, verified, source) values
  ('54151S', 'Information Technology Professional Services', 'Information Technology', 'yes (name in public code)', 'public code, "GSA MAS Pricing Information"'),
  ('33411', 'Purchasing of new electronic equipment', 'Information Technology', 'no', 'general knowledge; no source read'),
  ('511210', 'Software licenses', 'Information Technology', 'no', 'general knowledge; no source read'),
  ('518210C', 'Cloud computing and cloud related IT professional services', 'Information Technology', 'no', 'general knowledge; no source read'),
  ('541611', 'Management and financial consulting', 'Professional Services', 'no', 'general knowledge; no source read'),
  ('541330ENG', 'Engineering services', 'Professional Services', 'no', 'general knowledge; no source read'),
  ('561210FAC', 'Facilities maintenance and management', 'Facilities', 'no', 'general knowledge; no source read'),
  ('339940', 'Office products', 'Office Management', 'no', 'general knowledge; no source read'),
  ('33721', 'Office furniture', 'Furniture and Furnishings', 'no', 'general knowledge; no source read'),
  ('332510S', 'Hardware store / industrial supplies', 'Industrial Products and Services', 'no', 'general knowledge; no source read'),
  ('334290', 'Security and detection systems', 'Security and Protection', 'no', 'general knowledge; no source read'),
  ('OLM', 'Order-level materials', 'Miscellaneous', 'no', 'general knowledge; no source read');
