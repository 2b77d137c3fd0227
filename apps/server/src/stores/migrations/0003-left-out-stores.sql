-- A store of the marketplace's own that the web of this deployment is built without: nothing of it can be shown, until its package is added.
-- Its row stays, with its hosts and what it sells. A server that starts writes down what its web has.
alter table marketplace.store add column left_out boolean not null default false;
