-- State and local governments look at them, too, and buy by rules of their own. What an operator has worded in another way stays.
update marketplace.indicator set meaning = 'Made by people who are blind or have significant disabilities; a mandatory source for federal agencies'
  where code = 'ABILITYONE' and meaning = 'Made by people who are blind or have significant disabilities; a mandatory source';
update marketplace.indicator set meaning = 'Made by Federal Prison Industries; a mandatory source for federal agencies'
  where code = 'UNICOR' and meaning = 'Made by Federal Prison Industries; a mandatory source';
