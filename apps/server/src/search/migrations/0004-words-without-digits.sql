-- Most words of a large catalog are numbers, and neither completion nor spelling asks for one: indexes of the others alone.
create index vocabulary_by_completion on marketplace.vocabulary (term text_pattern_ops, name_count, document_count) where term !~ '[0-9]' and name_count > 0;
create index vocabulary_by_letters on marketplace.vocabulary using gin (term gin_trgm_ops) where term !~ '[0-9]';
drop index marketplace.vocabulary_by_trigram;
