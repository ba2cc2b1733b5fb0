-- Open requests without a maximum get the highest fee that their specialists advertise now; where none advertises one, none can accept.
-- locks candidates: only those of open requests without a maximum, at most six days of them.
update candidates c set fee_from_cents = s.fee_from_cents
  from selections r, specialists s
  where r.id = c.selection_id and s.id = c.specialist_id and r.kind = 'picked' and r.state = 'OPEN' and r.expires_at > now()
    and r.fee_cap_cents is null and r.agreed_at is null;
-- locks selections: only open requests without a maximum, at most six days of them.
update selections r
  set fee_cap_cents = (select max(c.fee_from_cents) from candidates c where c.selection_id = r.id)
  where r.kind = 'picked' and r.state = 'OPEN' and r.expires_at > now() and r.fee_cap_cents is null and r.agreed_at is null;
