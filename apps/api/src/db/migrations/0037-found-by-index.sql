-- A request that goes, with its account or unpaid in time, is looked for among the moves that refer to it.
create index moves_of_selection on moves (selection_id);
-- A specialist takes their appointments along, those that were cancelled too; of the others the slot's own index knows.
create index bookings_cancelled_of_specialist on bookings (specialist_id, start_at) where status = 'CANCELLED';
