-- The key that the marketplace's desk gave to its change: by it the desk asks whether the change was made, when it got no answer.
alter table identity.account_audit add column change_id uuid;
create unique index account_audit_change on identity.account_audit (change_id) where change_id is not null;
