-- Exception data, which no column of the record takes (rule R15).
alter table marketplace.requisition add column remarks text not null default '', add column further_advice_codes text[] not null default '{}';
