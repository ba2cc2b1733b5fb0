import type { Job } from '../jobs/duties.ts';
import type { Charge } from './charge.ts';
import type { LedgerParts } from './parts.ts';

/** The charge that a job of the ledger is about. */
export function findCharge({ db }: LedgerParts, { payload }: Job): Promise<Charge> {
  return db
    .selectFrom('charges')
    .selectAll()
    .where('id', '=', payload.chargeId ?? '')
    .executeTakeFirstOrThrow();
}

/** Of its own for every try: doing it twice does nothing, and a fault that was kept under one key stays behind with it. */
export const keyOf = (verb: string, { id: chargeId }: Charge, { id, attempts }: Job): string =>
  `${verb}:${chargeId}:${id}:${attempts}`;
