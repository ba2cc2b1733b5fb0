import { patientOf } from './layout/people.ts';
import { rowTime, subjectWithTime } from './layout/subject-time.ts';
import type { EmailContent } from './layout/write-email.ts';
import type { RescheduleFacts } from './reschedule-facts.ts';

export const rescheduleRequested = (facts: RescheduleFacts): EmailContent => ({
  subject: subjectWithTime('Reschedule request', facts.fromISO, facts.zone),
  heading: `Reschedule request for ${patientOf(facts)}`,
  paragraphs: [
    'No one else can book either time while this request is open. You pay no extra fee. If you don’t reply, the appointment time won’t change.',
  ],
  facts: [
    { label: 'Current time', text: rowTime(facts.fromISO, facts.zone) },
    { label: 'New time', text: rowTime(facts.toISO, facts.zone) },
    { label: 'Reply by', text: rowTime(facts.answerBy, facts.zone), total: true },
  ],
  link: { label: 'Reply', url: `${facts.portalUrl}/inbox/reschedules/${facts.rescheduleId}` },
});
