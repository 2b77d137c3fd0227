-- What offices call things that the trade has another name for. Nothing is added to what operators have for such a word.
insert into marketplace.synonym_group (phrases)
select phrases from (values
  ('{trash bag,garbage bag,can liner}'::text[]), ('{trash can,garbage can,wastebasket,waste receptacle,trash receptacle}'), ('{floor wax,floor finish}'),
  ('{allen key,allen wrench,hex key,hex wrench}'), ('{log book,logbook,record book}'), ('{gym mat,exercise mat}'), ('{motor oil,engine oil}'), ('{band aid,adhesive bandage}'),
  ('{walkie talkie,two-way radio}'), ('{pallet wrap,stretch wrap,stretch film}'), ('{push pin,thumbtack}'), ('{crescent wrench,adjustable wrench}'), ('{string trimmer,weed trimmer,weed eater}'),
  ('{facial tissue,kleenex}'), ('{scotch tape,transparent tape}')
) as shipped (phrases)
where not exists (select 1 from marketplace.synonym_group as kept where kept.phrases && shipped.phrases);
update marketplace.synonym_set set version = version + 1;
