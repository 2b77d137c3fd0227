-- The agencies (codes of marketplace.agency) whose buyers alone may order an offer; null: every buyer may.
alter table marketplace.offer add column restricted_to text[] check (cardinality(restricted_to) > 0);
