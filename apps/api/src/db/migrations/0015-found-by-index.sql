-- What belongs to a request is found by the request, also where nothing of it is live: each of these was a walk through the table.
create index bookings_of_selection on bookings (selection_id);
create index bookings_of_candidate on bookings (candidate_id);
-- A patient's open questions at one time, those asked before the rule of one place included.
create index candidates_of_patient on candidates (patient_id, start_at) where status = 'PENDING';
-- Whose soonest free slot has passed or was reset: the drain's next ones, wherever they are found.
create index specialists_to_look_up on specialist_specialties (free_from) where listed;
-- A key's row is counted up for as long as it is used: they do not lie in the order of time.
drop index if exists rate_limits_by_age;
create index rate_limits_by_window on rate_limits (window_start);
