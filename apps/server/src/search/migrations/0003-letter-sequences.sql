-- The sequences of up to three letters in the words that several products have, with the beginnings (^) and ends ($) of words: the more a
-- word is made of frequent ones, the more it looks like a word and not like a typo. The import refreshes it.
create materialized view marketplace.letter_sequence as
  select right(left('^^' || term || '$', upto), letters) as sequence, count(*) as count
  from marketplace.vocabulary, generate_series(3, length(term) + 3) as upto, generate_series(0, 3) as letters
  where term ~ '^[a-z]+$' and document_count > 1
  group by sequence;
create unique index letter_sequence_by_text on marketplace.letter_sequence (sequence);

-- The most frequent words of a length that begin with the same letter.
create index vocabulary_by_length on marketplace.vocabulary (left(term, 1), length(term), document_count desc) where term ~ '^[a-z]+$';
