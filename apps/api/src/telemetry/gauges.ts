import { Gauge, type Registry } from 'prom-client';
import type { Reconciliation } from '../ledger/reconciliations.ts';
import type { CertificateReading } from './certificates.ts';
import { secondsLate } from './late.ts';
import type { ReplicationReading } from './read-replication.ts';
import type { Readings } from './readings.ts';

export interface Gauges {
  /** Shows the readings; failed ones are empty. */
  set: (readings: Readings | undefined) => void;
  setCertificates: (certificates: readonly CertificateReading[]) => void;
}

export function createGauges(register: Registry): Gauges {
  const clearings: (() => void)[] = [];
  function gauge<L extends string = never>(name: string, help: string, labelNames: readonly L[] = []): Gauge<L> {
    const one = new Gauge<L>({ name, help, labelNames: [...labelNames], registers: [register] });
    clearings.push(() => {
      one.reset();
      // Gauges without labels would start at zero, a value never read.
      if (labelNames.length === 0) one.remove();
    });
    return one;
  }
  const read = gauge('tele_readings_up', 'Whether the database could be read for this scrape.');
  const due = gauge('tele_due_jobs', 'Jobs that are due, counted up to 5,000.', ['lane']);
  const oldest = gauge('tele_jobs_oldest_due_seconds', 'How long the oldest job has been due.', ['lane']);
  const givenUp = gauge('tele_given_up_jobs', 'Jobs that failed and are no longer tried.', ['kind']);
  const claims = gauge('tele_claims_past_lease', 'Reserved times past their lease.', ['held_for']);
  const claimsFor = gauge('tele_claims_past_lease_seconds', 'How long the oldest has been past its lease.', [
    'held_for',
  ]);
  const charges = gauge('tele_charges_past_lease', 'Charges past their lease, with an unknown outcome.');
  const chargesFor = gauge('tele_charges_past_lease_seconds', 'How long the oldest has been past its lease.');
  const differences = gauge(
    'tele_reconciliation_differences',
    'Differences left after the last comparison with Stripe.',
  );
  const reconciled = gauge('tele_reconciliation_ended_timestamp_seconds', 'When the last comparison ended.');
  const primary = gauge('tele_database_is_primary', 'Whether the database takes writes.');
  const standbys = gauge('tele_database_standbys', 'Servers that follow the primary.', ['state']);
  const wantsSynchronous = gauge('tele_database_synchronous_wanted', 'Whether commits wait for a standby.');
  const lagBytes = gauge('tele_database_replication_lag_bytes', 'Bytes the slowest standby has not replayed.');
  const lag = gauge('tele_database_replication_lag_seconds', 'How far the slowest standby is behind.');
  const certificateEnd = gauge('tele_certificate_not_after_timestamp_seconds', 'When the certificate expires.', [
    'certificate',
  ]);
  const certificateRead = gauge('tele_certificate_up', 'Whether the certificate could be read.', ['certificate']);

  function setReconciliation(last: Reconciliation | undefined): void {
    if (!last) return;
    differences.set(last.differences - last.putRight);
    reconciled.set(last.endedAt.getTime() / 1_000);
  }

  function setReplication(reading: ReplicationReading | undefined): void {
    if (!reading) return;
    primary.set(reading.role === 'primary' ? 1 : 0);
    if (reading.lagSeconds !== null) lag.set(reading.lagSeconds);
    if (reading.role === 'standby' || !reading.visible) return;
    standbys.set({ state: 'connected' }, reading.standbys);
    standbys.set({ state: 'streaming' }, reading.streaming);
    standbys.set({ state: 'synchronous' }, reading.synchronous);
    wantsSynchronous.set(reading.wantsSynchronous ? 1 : 0);
    if (reading.lagBytes !== null) lagBytes.set(reading.lagBytes);
  }

  function setReadings({ at, outbox, leases, reconciliation, replication }: Readings): void {
    for (const [lane, late] of Object.entries(outbox.due)) {
      due.set({ lane }, late.count);
      oldest.set({ lane }, secondsLate(late, at));
    }
    for (const { kind, jobs } of outbox.givenUp) givenUp.inc({ kind }, jobs);
    for (const [heldFor, late] of [['acceptance', leases.acceptances] as const, ['offer', leases.offers] as const]) {
      claims.set({ held_for: heldFor }, late.count);
      claimsFor.set({ held_for: heldFor }, secondsLate(late, at));
    }
    charges.set(leases.charges.count);
    chargesFor.set(secondsLate(leases.charges, at));
    setReconciliation(reconciliation);
    setReplication(replication);
  }

  return {
    set: (readings) => {
      for (const clear of clearings) clear();
      read.set(readings ? 1 : 0);
      if (readings) setReadings(readings);
    },
    setCertificates: (certificates) => {
      for (const { name: certificate, notAfter } of certificates) {
        certificateRead.set({ certificate }, notAfter ? 1 : 0);
        if (notAfter) certificateEnd.set({ certificate }, notAfter.getTime() / 1_000);
      }
    },
  };
}
