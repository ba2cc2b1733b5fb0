import type { Handler } from '../http/handler.ts';
import { notModified } from '../http/not-modified.ts';
import { sideOf } from '../http/side-of.ts';
import { readRescheduleNews } from './read-reschedules.ts';
import { readAppointmentNews } from './read-appointments.ts';
import { readNumbers } from './read-numbers.ts';
import { readPatientRequests } from './read-patient-requests.ts';
import { readAlertNews } from './read-alerts.ts';
import { readSpecialistRequests } from './read-specialist-requests.ts';
import { inOrder, type RequestNews } from './request-news.ts';
import { marksOf, stillHolds, versionOf } from './version.ts';

/** Answers expire after this, even without news. */
const holdsMs = 10 * 60_000;
const nothing = { version: '0-0-0', appointments: [], requests: [], reschedules: [], alerts: [], numbers: null };

/** Notifications (spec 4). A current version gets 304 after one probe. Marks are read before anything else. */
export const notifications: Handler<'notifications'> = async (ctx, { query, ifNoneMatch }) => {
  const { db } = ctx;
  const who = sideOf(ctx.actor, query.role);
  if (!who || (who.side === 'specialist' && !who.approved)) return nothing;
  const now = ctx.now();
  const marks = await marksOf(db, who);
  if (stillHolds(ifNoneMatch, marks, now)) return notModified();
  const booked = await readAppointmentNews(db, who, now);
  const appointments = booked.map(({ item }) => item);
  const { reschedules, ends: rescheduleEnds } = await readRescheduleNews(db, who, booked, now);
  const news =
    who.side === 'patient'
      ? await readPatientRequests(db, who.userId, now)
      : await readSpecialistRequests(db, who, now);
  const alertNews = who.side === 'patient' ? await readAlertNews(db, who.userId, now) : [];
  const found = who.side === 'specialist' ? await readNumbers(db, who, news, now) : undefined;
  const ends = [
    found?.weekEnds,
    ...appointments.slice(0, 1).map(({ endISO }) => new Date(endISO)),
    ...endsOf(news),
    ...rescheduleEnds,
    ...alertNews.map(({ until }) => until),
  ];
  return {
    version: versionOf(marks, soonestOf(ends, now)),
    appointments,
    requests: inOrder(news),
    reschedules,
    alerts: alertNews.map(({ item }) => item),
    numbers: found?.numbers ?? null,
  };
};

const endsOf = (news: readonly RequestNews[]): Date[] => news.flatMap(({ endsAt }) => endsAt ?? []);

const soonestOf = (ends: readonly (Date | undefined)[], now: Date): Date =>
  ends.reduce<Date>(
    (first, end) => (end !== undefined && end > now && end < first ? end : first),
    new Date(now.getTime() + holdsMs),
  );
