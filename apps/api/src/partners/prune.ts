import { deleteOld } from '../db/delete-old.ts';
import { goneBefore } from '../db/kept-days.ts';
import type { Services } from '../http/context.ts';
import type { Duties, Pruning } from '../jobs/duties.ts';

const partnerSignIns: Pruning<Services> = ({ db, now }, limit) => {
  const before = goneBefore('partnerSignIns', now());
  return deleteOld(db, { table: 'partner_sign_ins', column: 'expires_at', before, limit });
};

const partnerSessions: Pruning<Services> = ({ db, now }, limit) => {
  const before = goneBefore('partnerSessions', now());
  return deleteOld(db, { table: 'partner_sessions', column: 'expires_at', before, limit });
};

const partnerKeys: Pruning<Services> = ({ db, now }, limit) =>
  deleteOld(db, { table: 'partner_keys', column: 'ended_at', before: goneBefore('partnerKeys', now()), limit });

const clinicVisits: Pruning<Services> = ({ db, now }, limit) =>
  deleteOld(db, { table: 'partner_visits', column: 'day', before: goneBefore('audit', now()), limit });

export const partnerPrunings: Duties<Services>['prunings'] = {
  partnerSignIns,
  partnerSessions,
  partnerKeys,
  clinicVisits,
};
