-- A value that results can be narrowed by. Products hold the ids: small, and quick to count.
create table marketplace.facet_value (
  facet_value_id integer generated always as identity primary key,
  -- `ancestor` is a category above the product's own: it narrows, but is counted only when chosen.
  facet text not null check (facet in ('category', 'ancestor', 'manufacturer', 'vendor', 'contract', 'indicator')),
  value text not null,
  label text not null,
  -- The label as small letters and digits alone, so that a query finds a manufacturer.
  key text not null,
  unique (facet, value)
);
create index facet_value_by_key on marketplace.facet_value (facet, key text_pattern_ops);

-- The catalogue's own words, for spelling and for the weight of a word.
create table marketplace.vocabulary (
  term text primary key,
  -- Products that have the word anywhere, and in their name.
  document_count bigint not null,
  name_count bigint not null
);
create index vocabulary_by_prefix on marketplace.vocabulary (term text_pattern_ops);
create index vocabulary_by_trigram on marketplace.vocabulary using gin (term gin_trgm_ops);

-- What the batches of an import changed, not yet added to the vocabulary. Written in the transaction of the batch, so that a
-- killed import loses nothing; the next import adds what it finds here.
create table marketplace.vocabulary_change (
  term text not null,
  document_change integer not null,
  name_change integer not null
);

-- One row: what the weight of a word is worked out from.
create table marketplace.search_statistics (
  only_row boolean primary key default true check (only_row),
  documents bigint not null,
  -- Sum of the lengths of all products.
  total_length bigint not null
);
insert into marketplace.search_statistics (documents, total_length) values (0, 0);
