-- Pieces that are not delivered and not billed: withdrawn, rejected or canceled. A copy of what the events make of it, for sums.
alter table marketplace.requisition add column given_up integer not null default 0;
update marketplace.requisition set given_up = substring(record from 25 for 5)::integer where status in ('Withdrawn', 'Rejected', 'Canceled') and substring(record from 25 for 5) ~ '^[0-9]{5}$';
