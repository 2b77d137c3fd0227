-- The servers import, too, and may run under a role that does not own the view.
create function marketplace.refresh_letter_sequence() returns void language plpgsql security definer set search_path = '' as $$
begin
  refresh materialized view concurrently marketplace.letter_sequence;
end
$$;
