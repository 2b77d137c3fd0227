-- An import can be stopped and undone, and what runs one is told apart from what ran it before.
alter table marketplace.catalog_import
  -- Which run of an import is under way: a higher number than that of every run before it, of any import. A program with another number writes nothing any more.
  add column attempt bigint not null default 0,
  -- The operator who has asked to stop it.
  add column stop_asked_by text,
  -- The import that this one undoes, and why.
  add column undoes bigint unique references marketplace.catalog_import,
  add column reason text,
  -- Products that an undo has taken away.
  add column removed bigint not null default 0,
  -- Whether it is known how the products were before. `none`: it was made before this was kept.
  add column before_kept text not null default 'none' check (before_kept in ('none', 'kept', 'tooMany', 'expired')),
  drop constraint catalog_import_state_check,
  add constraint catalog_import_state_check check (state in ('uploading', 'running', 'done', 'failed', 'stopped'));

create sequence marketplace.catalog_import_attempt;

-- How products were before an import changed them. A row goes with the transaction that puts its product back.
create table marketplace.catalog_import_before (
  import_id bigint not null references marketplace.catalog_import on delete cascade,
  product_id text not null,
  -- {"product": ..., "offers": [...]} as rows of their tables; null: the import added it.
  before jsonb,
  -- What the import made of it: a product that is something else by now is not put back. Null within the transaction that writes it.
  after_digest text,
  -- The stock of its offers as the import wrote it: what was ordered since is taken from the stock of before.
  after_stock jsonb,
  primary key (import_id, product_id)
);

-- The same for what products share: names of categories, vendors and facet values.
create table marketplace.catalog_import_name_before (
  import_id bigint not null references marketplace.catalog_import on delete cascade,
  kind text not null check (kind in ('category', 'vendor', 'facet')),
  key text not null,
  before jsonb,
  after jsonb,
  primary key (import_id, kind, key)
);
