import type { Charge } from './charge.ts';
import type { ChargeJob } from './job-kinds.ts';
import type { LedgerParts } from './parts.ts';

export function findCharge({ db }: LedgerParts, { payload }: ChargeJob): Promise<Charge> {
  return db.selectFrom('charges').selectAll().where('id', '=', payload.chargeId).executeTakeFirstOrThrow();
}

/** New key per try: repeating one has no effect, and a stored fault stays with its key. */
export const keyOf = (verb: string, { id: chargeId }: Charge, { id, attempts }: ChargeJob): string =>
  `${verb}:${chargeId}:${id}:${attempts}`;
