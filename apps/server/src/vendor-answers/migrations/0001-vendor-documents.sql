-- Documents of vendors' systems, by their own names for them: one that comes again has the answer that it had, and changes nothing.
create table marketplace.vendor_document (
  -- The credential that sent it: domain and identity.
  sender text not null,
  payload_id text not null,
  -- SHA-256 of what it asks for.
  content_hash bytea not null,
  received_at timestamptz not null,
  -- Status and words of the answer.
  status integer not null,
  said text not null,
  primary key (sender, payload_id)
);
create index vendor_document_received on marketplace.vendor_document (received_at);

-- Which ways a sender of documents may answer for.
create index vendor_way_of_cxml on marketplace.vendor_way (lower(settings -> 'to' ->> 'domain'), (settings -> 'to' ->> 'identity')) where way = 'cxml';
