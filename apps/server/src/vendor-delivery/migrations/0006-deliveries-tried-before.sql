-- What was tried before is worked off beside what is new: without this, each look at it would read past all that is new.
create index vendor_delivery_tried on marketplace.vendor_delivery (next_attempt_at)
  where attempts > 0 and delivered_at is null and dead_at is null and withdrawn_at is null;
