import { listedRequests, sydney, unseenOf, type Notifications, type SeenKeys } from '@tele/core';
import { browserZone, useDisplayZone, useFormat, useNow } from '@tele/kit';
import { BellRingIcon, CalendarCheckIcon, CalendarIcon, Heading, useMessages } from '@tele/ui';
import { useId, type ReactNode } from 'react';
import type { NotificationHrefs, NotificationSide } from '../hrefs.ts';
import { ageOf } from './age-of.ts';
import { rescheduleRow } from './reschedule-row.ts';
import { NewsRow } from './NewsRow.tsx';
import { notificationsMessages } from './notifications.messages.ts';
import { requestDetail, requestLook } from './request-row.ts';
import './NewsSections.css';

export interface NewsSectionsProps {
  news: Notifications;
  side: NotificationSide;
  hrefs: NotificationHrefs;
  before: SeenKeys;
  onFollow: () => void;
}

interface SectionProps {
  title: string;
  /** Replaces the rows when empty. */
  none: string;
  children: readonly ReactNode[];
}

const Section = ({ title, none, children }: SectionProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="tele-news-section">
      <Heading level={3} look="mini" id={id}>
        {title}
      </Heading>
      {children.length > 0 ? <ul>{children}</ul> : <p>{none}</p>}
    </section>
  );
};

/** Notifications: upcoming appointments, then requests, with new ones marked (spec section 2, Global chrome). */
export const NewsSections = ({ news, side, hrefs, before, onFollow }: NewsSectionsProps) => {
  const t = useMessages(notificationsMessages);
  const format = useFormat();
  const now = useNow();
  const [readers] = useDisplayZone(null, browserZone);
  const zone = side === 'patient' ? readers : sydney;
  const when = (iso: string): string => format.dayTimeWithZone(iso, zone, now);
  const age = (iso: string): string => ageOf(iso, { zone, now, format });
  const unseen = unseenOf(news, before);
  const requests = listedRequests(news).map((each) => (
    <NewsRow
      key={each.selectionId}
      {...requestLook[each.status]}
      href={hrefs.request(each)}
      isNew={unseen.requests.includes(each)}
      title={t[each.status]}
      detail={requestDetail(each, side, { t, when })}
      age={age(each.changedAt)}
      onFollow={onFollow}
    />
  ));
  const reschedules = news.reschedules.map((each) => (
    <NewsRow
      key={each.rescheduleId}
      {...rescheduleRow(each, { t, when })}
      href={hrefs.reschedule(each)}
      isNew={unseen.reschedules.includes(each)}
      age={age(each.changedAt)}
      onFollow={onFollow}
    />
  ));
  const alerts = news.alerts.map((each) => (
    <NewsRow
      key={each.alertId}
      icon={BellRingIcon}
      tone="positive"
      href={hrefs.alert(each)}
      isNew={unseen.alerts.includes(each)}
      title={t.timeIsFree}
      detail={each.specialist?.name ?? t.place({ specialty: each.specialty ?? '', state: each.state })}
      age={age(each.changedAt)}
      onFollow={onFollow}
    />
  ));
  return (
    <>
      <Section title={t.appointments} none={t.noAppointments}>
        {news.appointments.map((each) => {
          const { id, specialty, counterpart, whenISO, bookedAt } = each;
          const isNew = unseen.appointments.includes(each);
          const isBooked = counterpart ? t.booked({ name: counterpart }) : t.someBooked;
          return (
            <NewsRow
              key={id}
              icon={isNew ? CalendarCheckIcon : CalendarIcon}
              tone={isNew ? 'positive' : 'neutral'}
              href={hrefs.appointment(each)}
              isNew={isNew}
              title={isNew ? isBooked : counterpart || t.appointment}
              detail={t.at({ specialty, when: when(whenISO) })}
              age={age(bookedAt)}
              onFollow={onFollow}
            />
          );
        })}
      </Section>
      <Section title={t.requests} none={t.noRequests}>
        {[...reschedules, ...alerts, ...requests]}
      </Section>
    </>
  );
};
