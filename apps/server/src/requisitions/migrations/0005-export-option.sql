-- The option of the source of supply for a delivery outside of the 48 states, which no column of the record takes (rule R18); empty: none.
alter table marketplace.requisition add column export_option text not null default '';
