-- Orders that an activity under funds control pays are authorized by one of its approvers first.
alter table marketplace.activity_address add column funds_control boolean not null default false;
