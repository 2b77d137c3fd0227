-- Photographs of products, in the sizes and formats in which they are shown. They are kept apart from the catalog: an import of products changes none.
create table marketplace.product_photograph (
  product_id text primary key references marketplace.product on delete cascade,
  -- SHA-256 of the file, in hexadecimal: it is in the addresses of what is made of it.
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  -- The name of the file, or the address that it was fetched from.
  source text not null,
  -- Pixels of the file.
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  imported_at timestamptz not null default now()
);
create index product_photograph_by_digest on marketplace.product_photograph (digest);

-- Two products may show the same photograph.
create table marketplace.photograph_file (
  digest text not null,
  -- `row.avif`, `page-2x.webp` and so on; `original` is the file as it came, which is not served.
  name text not null,
  media_type text not null,
  content bytea not null,
  primary key (digest, name)
);
