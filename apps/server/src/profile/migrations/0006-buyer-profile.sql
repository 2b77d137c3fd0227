-- What buyers say of themselves in their profile. Nothing here decides what they may do: the agency that counts is in marketplace.buyer, and so is the name.
create table marketplace.buyer_profile (
  buyer_id uuid primary key references marketplace.buyer on delete cascade,
  phone text not null default '',
  -- Of the code table of agencies; null for members of state and local governments.
  agency_code text references marketplace.agency on update cascade on delete set null,
  bureau text not null default '',
  -- The government of a member of a state or local government, and the state that it is in.
  government text not null default '',
  state text not null default '',
  -- By its name in the store list; a store that is not there any more counts as none.
  default_store text,
  -- Counts the changes: a profile that was changed in another window meanwhile is not written over.
  version integer not null check (version > 0),
  changed_at timestamptz not null
);
