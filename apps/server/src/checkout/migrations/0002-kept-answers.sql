-- The envelope of an answer as it was sent, so that every process sends the same bytes again. Submissions from before have attributes alone.
alter table marketplace.submission add column envelope text;
