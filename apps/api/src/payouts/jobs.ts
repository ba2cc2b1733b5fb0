import type { Services } from '../http/context.ts';
import type { Duties, Work } from '../jobs/duties.ts';
import { seeAccount } from './see-account.ts';

/** What the ledger asks for when the provider tells of an account (ledger/webhook.ts). Given up after some hours: the next look finds it. */
const seeWork: Work<Services> = {
  lane: 'money',
  tries: 12,
  async run(services, { payload: { accountId = '' } }) {
    await seeAccount(services, accountId);
  },
};

export const payoutWorks: Duties<Services>['works'] = { 'see-payout-account': seeWork };
