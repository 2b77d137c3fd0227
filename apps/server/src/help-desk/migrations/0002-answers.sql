-- What other forms than that of the help desk ask for, and what an operator wrote back.
alter table marketplace.help_desk_message add column answers jsonb not null default '[]';
alter table marketplace.help_desk_message add column letter text;
alter table marketplace.help_desk_message add column letter_by text;
alter table marketplace.help_desk_message add column letter_mailed_at timestamptz;
create index help_desk_message_by_subject on marketplace.help_desk_message (subject, message_number);
