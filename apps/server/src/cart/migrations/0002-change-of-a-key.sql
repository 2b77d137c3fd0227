-- SHA-256 of the change that a key was used for, hexadecimal: a key that comes again with another change is refused. Changes from before have none.
alter table marketplace.cart_change add column change_hash char(64);
