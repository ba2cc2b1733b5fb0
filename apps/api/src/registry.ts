import type { Services } from './http/context.ts';
import { moneyWorks } from './ledger/move-money.ts';
import { settleStaleCharges } from './ledger/settle-stale.ts';
import { chargeSubjects } from './selections/charge-subjects.ts';
import { selectionSweeps, selectionWorks } from './selections/jobs.ts';

/** What the nouns bring to the outbox and the ledger, which know none of them. A noun with work or charges of its own is added here. */
export const registry: Pick<Services, 'duties' | 'chargeSubjects'> = {
  duties: {
    works: { ...moneyWorks, ...selectionWorks },
    sweeps: [...selectionSweeps, settleStaleCharges],
  },
  chargeSubjects,
};
