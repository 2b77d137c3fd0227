-- The name under which somebody signs in, as the identity server says it: what a forgotten user id is answered with.
alter table marketplace.buyer add column login text;
create index buyer_by_email on marketplace.buyer (lower(email));
