import { signInWorks } from '../account/delete-sign-in.ts';
import { pruneEndedIdentities } from '../account/ended-identities.ts';
import { photoWorks } from '../applications/publish-photo.ts';
import { scanWorks } from '../applications/scan-document.ts';
import { applicationWorks } from '../applications/send-email.ts';
import { calendarSweeps, calendarWorks } from '../calendars/jobs.ts';
import { pruneCommits } from '../db/commits.ts';
import type { Services } from '../http/context.ts';
import { pruneRates } from '../http/call-counts.ts';
import { pruneAudit } from '../http/write-audit.ts';
import { pruneCardTries } from '../ledger/card-tries.ts';
import { pruneReconciliations } from '../ledger/reconciliations.ts';
import { settleStaleCharges } from '../ledger/settle-stale.ts';
import { pruneEvents } from '../ledger/webhook.ts';
import { moneyWorks } from '../ledger/works.ts';
import { pruneNews } from '../notifications/prune.ts';
import { offerChargeSubjects } from '../offers/charge-subject.ts';
import { pruneCausedEmails } from '../http/caused-emails.ts';
import { pruneSentEmails } from '../emails/sent/note-sent.ts';
import { deletionWorks, pruneDeletionEmails } from '../my-data/confirm-deletion.ts';
import { rescheduleSweeps, rescheduleWorks } from '../reschedules/jobs.ts';
import { offerSweeps, offerWorks } from '../offers/jobs.ts';
import { opsWorks, tellLater } from '../ops/report-given-up.ts';
import { pruneJobs } from '../jobs/prune.ts';
import { partnerPrunings } from '../partners/prune.ts';
import { prunePasskeyChallenges } from '../passkeys/challenges.ts';
import { payoutWorks } from '../payouts/jobs.ts';
import { receiptWorks } from '../receipts/send-email.ts';
import { reminderSweeps, reminderWorks } from '../reminders/jobs.ts';
import { requestSweeps, requestWorks } from '../open-requests/jobs.ts';
import { chargeSubjects } from '../selections/charge-subjects.ts';
import { selectionSweeps, selectionWorks } from '../selections/jobs.ts';
import { pruneUnpaid } from '../selections/prune.ts';
import { securityEmailWorks } from '../security-emails/send.ts';
import { pruneSessions } from '../sessions/prune.ts';
import { refreshFreeFrom } from '../specialists/refresh-free-from.ts';
import { staffWorks } from '../staff/let-go.ts';
import { pruneUploads, uploadWorks } from '../uploads/prune.ts';
import { pruneAlerts, alertSweeps, alertWorks } from '../alerts/jobs.ts';

export const registry: Pick<Services, 'duties' | 'chargeSubjects'> = {
  duties: {
    works: {
      ...moneyWorks,
      ...selectionWorks,
      ...requestWorks,
      ...reminderWorks,
      ...receiptWorks,
      ...offerWorks,
      ...rescheduleWorks,
      ...payoutWorks,
      ...applicationWorks,
      ...photoWorks,
      ...scanWorks,
      ...staffWorks,
      ...uploadWorks,
      ...calendarWorks,
      ...opsWorks,
      ...alertWorks,
      ...deletionWorks,
      ...signInWorks,
      ...securityEmailWorks,
    },
    sweeps: [
      ...selectionSweeps,
      ...offerSweeps,
      ...rescheduleSweeps,
      ...requestSweeps,
      ...calendarSweeps,
      ...reminderSweeps,
      settleStaleCharges,
      refreshFreeFrom,
      ...alertSweeps,
    ],
    prunings: {
      commits: ({ db }, limit) => pruneCommits(db, limit),
      outbox: pruneJobs,
      webhookEvents: pruneEvents,
      rateLimits: pruneRates,
      news: pruneNews,
      cardTries: pruneCardTries,
      causedEmails: pruneCausedEmails,
      endedIdentities: pruneEndedIdentities,
      sentEmails: pruneSentEmails,
      deletionEmails: pruneDeletionEmails,
      reconciliations: pruneReconciliations,
      audit: pruneAudit,
      unpaidSelections: pruneUnpaid,
      uploads: pruneUploads,
      alerts: pruneAlerts,
      sessions: pruneSessions,
      passkeyChallenges: prunePasskeyChallenges,
      ...partnerPrunings,
    },
    giveUp: tellLater,
  },
  chargeSubjects: { ...chargeSubjects, ...offerChargeSubjects },
};
