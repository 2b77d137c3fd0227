-- Who may use the marketplace. An account that is not approved signs in rightly and is sent back with access_denied:
-- the marketplace then asks its owner to register. Accounts from before count as approved.
alter table identity.account add column approved_at timestamptz;
update identity.account set approved_at = created_at;
