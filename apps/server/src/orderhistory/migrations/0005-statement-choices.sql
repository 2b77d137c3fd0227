-- What a buyer says of a charge, in place of what matching finds: the purchase order that it pays, that no order belongs to it, or that it is not theirs.
alter table marketplace.card_statement_line
  add column choice text check (choice in ('linked', 'noOrder', 'notTheirs')),
  add column choice_po text,
  add column chosen_at timestamptz,
  add constraint card_statement_line_choice check ((choice is null) = (chosen_at is null) and coalesce(choice = 'linked', false) = (choice_po is not null));
