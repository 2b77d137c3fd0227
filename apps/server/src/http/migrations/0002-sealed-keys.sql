-- A key that a former version made for itself, sealed under the secret of the deployment, which is not in the database.
alter table marketplace.secret
  add column sealed bytea,
  alter column value drop not null,
  add constraint secret_is_one_of_two check ((value is null) <> (sealed is null));
