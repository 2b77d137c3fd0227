-- More that offices call otherwise than the trade. Nothing is added to what operators have for such a word.
insert into marketplace.synonym_group (phrases)
select phrases from (values
  ('{corkboard,cork board,bulletin board}'::text[]), ('{flipchart,flip chart,easel pad}'), ('{gurney,stretcher}'), ('{doormat,door mat,entrance mat}'), ('{raincoat,rain coat,rain jacket,rain suit}'),
  ('{window cleaner,glass cleaner}'), ('{pickaxe,pickax,pick axe,pick mattock}'), ('{thermos,vacuum bottle,insulated bottle}')
) as shipped (phrases)
where not exists (select 1 from marketplace.synonym_group as kept where kept.phrases && shipped.phrases);
update marketplace.synonym_set set version = version + 1;
