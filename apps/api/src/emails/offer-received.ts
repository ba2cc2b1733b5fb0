import { capitalise, formatLongDay, formatTimeWithZone, limits } from '@tele/core';
import { specialistOf } from './layout/people.ts';
import { subjectTime } from './layout/subject-time.ts';
import type { EmailContent } from './layout/write-email.ts';
import { fee, meetingFee, openRequestLink, until, type OfferFacts } from './offer-facts.ts';

export const offerReceived = (facts: OfferFacts): EmailContent => ({
  subject: `New offer: accept by ${subjectTime(facts.expiresAt, facts.zone)}`,
  heading: `${capitalise(specialistOf(facts))} offered you ${facts.times.length === 1 ? 'a time' : `a choice of ${facts.times.length} times`}`,
  paragraphs: [
    `Accept by ${until(facts)}. ${isSooner(facts) ? 'If the time you choose starts sooner, accept before it starts. ' : ''}Offers expire after ${limits.offerMinutes} minutes.`,
  ],
  facts: [
    ...facts.times.map((iso) => ({
      label: formatLongDay(iso, facts.zone),
      text: formatTimeWithZone(iso, facts.zone),
    })),
    { label: meetingFee(facts), text: fee(facts), total: true },
  ],
  link: openRequestLink(facts),
  note: facts.feeCents === 0 ? 'There’s no fee.' : 'We only charge you if you accept.',
});

const isSooner = ({ times: [first], expiresAt }: OfferFacts): boolean => first !== undefined && first < expiresAt;
