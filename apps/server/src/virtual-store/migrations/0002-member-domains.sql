-- The e-mail domains of state and local governments, as operators keep them. A confirmed address at one of them, or at a sub-domain, makes a member.
create table marketplace.member_domain (
  -- In small letters and ASCII, without a dot at its end.
  domain text primary key check (domain = lower(domain) and domain ~ '^[a-z0-9.-]+$'),
  -- Domains of the same name, state and kind are of one government.
  government text not null,
  state text not null check (state ~ '^[A-Z]{2}$'),
  kind text not null check (kind in ('state', 'county', 'city', 'tribal', 'school', 'other')),
  since date not null,
  -- False: no one is a member by it, and not by a listed domain above it either.
  active boolean not null default true,
  -- By what it is known.
  source text not null
);
create index member_domain_by_government on marketplace.member_domain (lower(government), state, kind);
