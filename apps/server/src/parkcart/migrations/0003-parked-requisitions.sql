-- Lines of requisitions that were put aside with their activity and the data of all lines; null: it is a cart, whose lines are in their own table.
alter table marketplace.parked_cart add column requisitions jsonb check (requisitions is null or recipient is null);
