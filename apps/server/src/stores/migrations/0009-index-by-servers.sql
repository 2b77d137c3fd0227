-- The servers import, too, and may run under a role that does not own the table.
alter function marketplace.index_words_of(text) security definer set search_path = '';
