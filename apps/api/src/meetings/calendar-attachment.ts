import { calendarFile, calendarUid, wordingOf, type Meeting, type ProfessionId } from '@tele/core';
import type { Config } from '../config/config.ts';
import type { Attachment } from '../vendors/mailer.ts';

export interface BookedEntry {
  selectionId: string;
  offerId: string | null;
  profession: ProfessionId;
  startAt: Date;
  endAt: Date;
  sequence: number;
  meeting: Meeting;
}

/** Calendar file for an email. The organiser is the sender, without attendees: calendars never reply. */
export function calendarAttachment(
  { mailFrom, portalUrl }: Pick<Config, 'mailFrom' | 'portalUrl'>,
  booked: BookedEntry,
  { method, now }: { method: 'PUBLISH' | 'CANCEL'; now: Date },
): Attachment {
  const { selectionId, offerId, profession, startAt, endAt, sequence, meeting } = booked;
  const content = calendarFile(
    {
      uid: calendarUid({ offerId, selectionId }),
      sequence,
      startISO: startAt.toISOString(),
      endISO: endAt.toISOString(),
      title: wordingOf(profession).calendarTitle,
      meeting: method === 'CANCEL' ? null : meeting,
      pageUrl: `${portalUrl}/appointments?apt=${offerId ?? selectionId}`,
    },
    now.toISOString(),
    { method, organizer: /[\w.+-]+@[\w.-]+/.exec(mailFrom)?.[0] ?? 'noreply@localhost' },
  );
  return { filename: 'appointment.ics', contentType: `text/calendar; charset=utf-8; method=${method}`, content };
}
