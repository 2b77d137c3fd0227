-- Sizes as people write them, and words of the trade for the same thing. Nothing is added to what operators have for such a word.
insert into marketplace.synonym_group (phrases)
select phrases from (values
  ('{xl,x-large,extra large}'::text[]), ('{xxl,2xl,xx-large}'), ('{3xl,3x-large}'), ('{letter size,8.5 x 11}'), ('{legal size,8.5 x 14}'), ('{tabloid,ledger,11 x 17}'),
  ('{zip tie,cable tie}'), ('{dry erase board,whiteboard}')
) as shipped (phrases)
where not exists (select 1 from marketplace.synonym_group as kept where kept.phrases && shipped.phrases);
update marketplace.synonym_set set version = version + 1;
