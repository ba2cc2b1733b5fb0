import { formatCents } from '@tele/core';
import { writeAudit } from '../http/write-audit.ts';
import type { Difference, Proposal } from '../ledger/compare-charge.ts';
import { putRight } from '../ledger/put-right.ts';
import { reconcile as compareAll } from '../ledger/reconcile.ts';
import { noteReconciliation } from '../ledger/reconciliations.ts';
import { exits } from './exits.ts';
import type { Verb } from './verbs.ts';
import { readInstant, readWords } from './words.ts';

/** `reconcile`: compares charges with the payment provider and prints differences. Throws PaymentUnavailable. */
export const reconcile: Verb = async (services, args, say) => {
  const { values } = readWords(args, {
    since: { type: 'string' },
    apply: { type: 'boolean' },
    json: { type: 'boolean' },
  });
  const since = values.since === undefined ? undefined : readInstant(values.since, '--since');
  let found = 0;
  let putRightHere = 0;
  const compared = await compareAll(services, {
    since,
    onDifference: async (difference) => {
      found += 1;
      const done = values.apply === true && (await putRight(services, difference));
      if (done) {
        putRightHere += 1;
        const subjects = [difference.chargeId, difference.intentId].filter((id) => id !== null);
        await writeAudit(
          services.db,
          { ...services, actor: { type: 'job', name: 'ops' } },
          { action: 'charge.put-right', subjects },
        );
      }
      say(values.json ? JSON.stringify({ ...difference, done }) : describe(difference, done));
    },
  });
  const { charges, payments } = compared;
  const counts = { differences: found, putRight: putRightHere };
  await noteReconciliation(services.db, { ...compared, ...counts, since: since ?? null, endedAt: services.now() });
  if (!values.json)
    say(`${charges} charges and ${payments} payments compared: ${found} differences, ${putRightHere} fixed.`);
  return found > putRightHere ? exits.look : exits.well;
};

function describe({ chargeId, intentId, ours, theirs, proposal }: Difference, done: boolean): string {
  const here = ours ? `${ours.status} ${formatCents(ours.amountCents)} here` : 'unknown here';
  const there = theirs ? `${theirs.fate} ${formatCents(theirs.amountCents)} there` : 'unknown there';
  return `${chargeId ?? 'no charge'} (${intentId ?? 'no payment'}): ${here}, ${there}. ${done ? 'Done' : 'Proposed'}: ${wordsOf(proposal)}`;
}

function wordsOf(proposal: Proposal): string {
  switch (proposal.do) {
    case 'record':
      return `record it here as ${proposal.event}`;
    case 'give-back':
      return 'release or refund it there';
    case 'release-second':
      return 'release this second payment';
    case 'retry':
      return `retry ${proposal.jobId}`;
    case 'look':
      return `check it, ${proposal.because}`;
  }
}
