-- When tokens were last given in a session: a sign-in after too long a pause asks for the factors again.
create table identity.session_use (
  session_uid text primary key,
  used_at timestamptz not null
);
create index session_use_age on identity.session_use (used_at);
