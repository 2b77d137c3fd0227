-- Words that buyers use for the same thing, kept by operators (docs/search.md). A group is found under each of its single words.
create table marketplace.synonym_group (
  synonym_group_id integer generated always as identity primary key,
  -- As operators typed them.
  phrases text[] not null check (cardinality(phrases) between 2 and 20)
);

-- Each change counts up, so that every process notices it with its next search.
create table marketplace.synonym_set (
  only_row boolean primary key default true check (only_row),
  version integer not null
);
insert into marketplace.synonym_set (version) values (1);

-- General words of the trade, never a single product.
insert into marketplace.synonym_group (phrases) values
  ('{laptop,notebook}'), ('{tv,television}'), ('{pc,computer}'), ('{monitor,display}'), ('{headphone,earphone}'), ('{cellphone,smartphone,mobile phone,cell phone}'), ('{phone,telephone}'),
  ('{cord,cable,lead}'), ('{color,colour}'), ('{gray,grey}'), ('{fiber,fibre}'), ('{ssd,solid state drive}'), ('{hdd,hard drive,hard disk}'), ('{flash drive,thumb drive,usb stick,pendrive}'),
  ('{ups,uninterruptible power supply}'), ('{wifi,wlan,wireless}'), ('{ethernet,lan}'), ('{fridge,refrigerator}'), ('{vacuum,hoover}'), ('{copier,photocopier}'), ('{mfp,multifunction}'), ('{ram,memory}'),
  ('{cpu,processor}'), ('{gpu,graphics card}'), ('{projector,beamer}'), ('{pda,handheld}'), ('{adapter,adaptor}'), ('{center,centre}'), ('{label,sticker}'), ('{binder,folder}'), ('{inkjet,ink}'),
  ('{charger,power adapter}'), ('{backpack,rucksack}'), ('{webcam,web camera}'), ('{speaker,loudspeaker}'), ('{mouse pad,mousepad,mouse mat}'), ('{desk,table}'), ('{garbage,trash,waste}'),
  ('{developer,programmer}'), ('{admin,administrator}'), ('{sme,subject matter expert}'), ('{helpdesk,help desk}'), ('{cyber,cybersecurity}');

-- What is searched for: counts of a day in a store, and nothing of who searched.
create table marketplace.searched_query (
  day date not null,
  store text not null,
  query text not null,
  searches integer not null check (searches > 0),
  -- What the last of these searches found; where not exact, there were more.
  results integer not null,
  exact_results boolean not null,
  primary key (day, store, query)
);
