-- Brands as people write them, and phrases for the same thing: a group is found under each of its phrases now. Nothing is added to what operators have for such a word.
insert into marketplace.synonym_group (phrases)
select phrases from (values
  ('{hp,hewlett packard,hewlett-packard}'::text[]), ('{hpe,hewlett packard enterprise}'), ('{3m,minnesota mining}'), ('{apc,american power conversion}'), ('{ibm,international business machines}'),
  ('{wd,western digital}'), ('{ge,general electric}'), ('{ti,texas instruments}'), ('{filing cabinet,file cabinet}'), ('{hand sanitizer,hand sanitiser}')
) as shipped (phrases)
where not exists (select 1 from marketplace.synonym_group as kept where lower(kept.phrases[1]) = shipped.phrases[1] and kept.phrases && shipped.phrases[2:]);
update marketplace.synonym_set set version = version + 1;
