import type { Charge } from './charge.ts';
import type { ChargeJob } from './job-kinds.ts';
import type { LedgerParts } from './parts.ts';

/** The charge that a job of the ledger is about. */
export function findCharge({ db }: LedgerParts, { payload }: ChargeJob): Promise<Charge> {
  return db.selectFrom('charges').selectAll().where('id', '=', payload.chargeId).executeTakeFirstOrThrow();
}

/** Of its own for every try: doing it twice does nothing, and a fault that was kept under one key stays behind with it. */
export const keyOf = (verb: string, { id: chargeId }: Charge, { id, attempts }: ChargeJob): string =>
  `${verb}:${chargeId}:${id}:${attempts}`;
