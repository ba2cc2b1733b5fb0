import type { Services } from '../http/context.ts';
import { seePayoutAccountJob } from '../ledger/job-kinds.ts';
import { seeAccount } from './see-account.ts';

export const payoutWorks = seePayoutAccountJob.works(async (services: Services, { payload }) => {
  await seeAccount(services, payload.accountId);
});
