-- The offer that lists take is chosen when they are read.
alter table marketplace.product drop column best_offer_id;
