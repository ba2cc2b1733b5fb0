import type { Services } from '../http/context.ts';
import { lastReconciliation, type Reconciliation } from '../ledger/reconciliations.ts';
import { readLeases, type LeasesReading } from './read-leases.ts';
import { readJobs, type JobsReading } from './read-jobs.ts';
import { readReplication, type ReplicationReading } from './read-replication.ts';

export interface Readings {
  at: Date;
  outbox: JobsReading;
  leases: LeasesReading;
  reconciliation: Reconciliation | undefined;
  replication: ReplicationReading | undefined;
}

export async function takeReadings(services: Services): Promise<Readings> {
  return {
    at: services.now(),
    outbox: await readJobs(services),
    leases: await readLeases(services),
    reconciliation: await lastReconciliation(services.db),
    replication: await readReplication(services),
  };
}
