-- What the buyer sent for approval of a line whose quantity an approver has changed: up to it the quantity may be raised again. Null: it is as it was sent.
alter table marketplace.cart_line add column sent_quantity integer check (sent_quantity >= quantity);
