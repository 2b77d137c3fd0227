-- Operators look for the purchase orders of all buyers: by their numbers, which begin with that of the order, by vendor, and the newest first.
create index purchase_order_by_number on marketplace.purchase_order (po_number text_pattern_ops);
create index purchase_order_by_vendor on marketplace.purchase_order (vendor_id);
create index purchase_order_by_vendor_name on marketplace.purchase_order (lower(vendor_name) text_pattern_ops);
create index placed_order_newest on marketplace.placed_order (placed_at desc, order_number desc);
