-- What a line says beyond its 80 columns; null: nothing. It is typed on a page of its own, and has revisions of its own.
alter table marketplace.fedstrip_line add column exception jsonb, add column exception_revision integer not null default 0;
