-- Proofs of calls that changed something (RFC 9449), so that none is good twice, at whichever server process it comes. Ten
-- minutes are enough, and nothing is lost with it after a crash that a proof's own time does not make up for: no write-ahead log.
create unlogged table marketplace.used_proof (
  proof bytea primary key check (octet_length(proof) = 16),
  used_at timestamptz not null
);
create index used_proof_used_at on marketplace.used_proof (used_at);
