-- Whether the lines of a cart that was parked were to stay in the cart, too: a press that is sent again is the same only where it asked for the same. Null: nothing of a cart was parked.
alter table marketplace.parked_cart add column keeps_cart boolean;
