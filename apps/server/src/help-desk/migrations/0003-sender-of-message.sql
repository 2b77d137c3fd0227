-- The account of who was signed in: a message is theirs whatever becomes of the address that it came with. Null: a visitor, someone whose account is closed, or a message of before.
alter table marketplace.help_desk_message add column buyer_id uuid references marketplace.buyer on delete set null;
create index help_desk_message_by_sender on marketplace.help_desk_message (buyer_id) where buyer_id is not null;
