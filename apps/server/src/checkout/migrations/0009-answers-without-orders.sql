-- Submissions that placed no order, of which the newest of a buyer are kept.
create index submission_without_order on marketplace.submission (buyer_id, store, submitted_at) where order_number is null;
