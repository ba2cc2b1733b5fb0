import { answerDispute, refundByHand } from './by-hand.ts';
import { clearStrays } from './clear-strays.ts';
import { deleteCustomer } from './delete-customer.ts';
import { byHandJobs, captureJob, clearStraysJob, deleteCustomerJob, detachCardJob, giveBackJobs } from './job-kinds.ts';
import { capture, refund, release } from './move-money.ts';
import { detachCard } from './saved-cards.ts';

export const moneyWorks = {
  ...captureJob.works(capture),
  ...giveBackJobs.release.works(release),
  ...giveBackJobs.refund.works(refund),
  ...clearStraysJob.works(clearStrays),
  ...deleteCustomerJob.works(deleteCustomer),
  ...detachCardJob.works(detachCard),
  ...byHandJobs['answer-dispute'].works(answerDispute),
  ...byHandJobs['refund-by-hand'].works(refundByHand),
};
