import { dayLabel, limits, type PlannedRange, type WeeklyPlan } from '@tele/core';
import { Card, CardBody, CardFooter, CardHeader, useLocale, useMessages } from '@tele/ui';
import { useId, type CSSProperties } from 'react';
import { hourLabel } from '../grid/hour-label.ts';
import { weeklyMessages } from './weekly.messages.ts';
import './WeeklyHours.css';

const first = limits.calendarFirstHour * 60;
const length = limits.calendarLastHour * 60 - first;

const percentOf = (minutes: number): number => (Math.min(Math.max(minutes - first, 0), length) / length) * 100;

const placeOf = ({ start, end }: PlannedRange): CSSProperties => ({
  insetBlockStart: `${percentOf(start)}%`,
  blockSize: `${percentOf(end) - percentOf(start)}%`,
});

/** Bookable times of the first full week, with new and existing hours. */
export const WeekPreview = ({ plan }: { plan: WeeklyPlan }) => {
  const t = useMessages(weeklyMessages);
  const locale = useLocale();
  const titleId = useId();
  const labels = plan.week.map(({ dayKey }) => dayLabel(dayKey, locale));
  const [monday, sunday] = [labels[0], labels[6]];
  return (
    <Card as="section" aria-labelledby={titleId}>
      <CardHeader
        title={t.preview}
        titleId={titleId}
        level={3}
        tools={
          <span className="tele-weekly__muted">{monday && sunday && t.week({ first: monday, last: sunday })}</span>
        }
      />
      <CardBody>
        <p role="status">
          <b className="tele-weekly__figure">{plan.slots}</b> <span>{t.slots({ count: plan.slots })}</span>
        </p>
        <div aria-hidden="true" className="tele-weekly__chart">
          <div className="tele-weekly__hours">
            {[8, 12, 16, 20].map((hour) => (
              <span key={hour} style={{ insetBlockStart: `${percentOf(hour * 60)}%` }}>
                {hourLabel(hour, locale)}
              </span>
            ))}
          </div>
          {plan.week.map(({ dayKey, ranges, slots }, index) => (
            <div key={dayKey} className="tele-weekly__day">
              <span>{labels[index]?.weekday}</span>
              <div>
                {ranges.map((range) => (
                  <i key={range.start} data-new={range.isNew || undefined} style={placeOf(range)} />
                ))}
              </div>
              <b>{slots === 0 ? t.noSlots : slots}</b>
            </div>
          ))}
        </div>
        <ul className="tele-visually-hidden">
          {plan.week.map(({ dayKey, slots }, index) => (
            <li key={dayKey}>{t.daySlots({ day: labels[index]?.weekdayLong ?? '', count: slots })}</li>
          ))}
        </ul>
        <div className="tele-weekly__legend">
          <i data-new />
          <span>{t.new}</span>
          <i />
          <span>{t.existing}</span>
        </div>
      </CardBody>
      <CardFooter className="tele-weekly__muted">
        <span>{t.others}</span>
      </CardFooter>
    </Card>
  );
};
