-- Why purchase orders could not be sent, for operators: the first of attempts that fail one after another for the same reason.
create table marketplace.vendor_delivery_failure (
  failure_id bigint generated always as identity primary key,
  delivery_key uuid not null references marketplace.vendor_delivery on delete cascade,
  failed_at timestamptz not null,
  -- Null: there was none for the vendor.
  way text,
  reason text not null
);
create index vendor_delivery_failure_of_delivery on marketplace.vendor_delivery_failure (delivery_key, failure_id);

-- What is known of those that failed before this version.
insert into marketplace.vendor_delivery_failure (delivery_key, failed_at, way, reason)
select delivery_key, coalesce(dead_at, created_at), way, last_error from marketplace.vendor_delivery where last_error is not null;
