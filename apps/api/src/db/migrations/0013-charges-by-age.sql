-- Charges are compared with the payment provider a day after the other. They lie in the order in which they were made.
create index charges_by_age on charges using brin (created_at);
