-- The last day of the contract under which something is offered; null: the catalog file names none.
alter table marketplace.offer add column contract_until date;
