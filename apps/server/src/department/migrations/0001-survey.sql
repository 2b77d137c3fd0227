-- The questions of the survey, which operators set. A question that was answered keeps its id while its words stay, so that its answers add up.
create table marketplace.survey_question (
  question_id bigint generated always as identity primary key,
  position integer not null,
  question text not null check (question <> ''),
  -- `scale`: one of five words, the first of which is the best; `text`: in words.
  kind text not null check (kind in ('scale', 'text')),
  -- Not asked any more: what was answered can still be read.
  active boolean not null default true
);
create unique index survey_question_words on marketplace.survey_question (question);

insert into marketplace.survey_question (position, question, kind) values
  (1, 'How easy was it to find what you needed?', 'scale'),
  (2, 'How easy was it to order?', 'scale'),
  (3, 'How well do the pages say what happens next?', 'scale'),
  (4, 'What should be improved first?', 'text');
