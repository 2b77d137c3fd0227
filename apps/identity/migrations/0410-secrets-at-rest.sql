-- Secrets are kept sealed (AES-256-GCM) under a key that is not in the database. SQL cannot seal: what stands here in clear from
-- before is taken over when the server starts.

-- A known text, sealed: tells whether a secret is the one of this database.
create table identity.secret_mark (
  id smallint primary key check (id = 1),
  sealed bytea not null
);

alter table identity.account add column totp_sealed bytea;
alter table identity.account alter column totp_secret drop not null;
alter table identity.account add check ((totp_secret is null) <> (totp_sealed is null));

alter table identity.key_set add column sealed bytea;
alter table identity.key_set alter column value drop not null;
alter table identity.key_set add check ((value is null) <> (sealed is null));

-- Private keys that sign tokens. The key with the latest signs_from that has come signs; all that are here are published.
create table identity.signing_key (
  kid text primary key,
  sealed bytea not null,
  signs_from timestamptz not null,
  delete_at timestamptz
);
