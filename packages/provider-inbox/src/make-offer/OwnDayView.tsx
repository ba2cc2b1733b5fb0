import { sydney, wallTimeToInstant, zoneAbbreviation, type DayKey } from '@tele/core';
import { useFormat, useNow } from '@tele/kit';
import { Heading, Skeleton, SkeletonRegion, useMessages } from '@tele/ui';
import { useId } from 'react';
import { makeOfferMessages } from './make-offer.messages.ts';
import type { ReadDay } from './own-days.data.ts';
import { placeDay, type Chosen, type Placed } from './place-day.ts';
import { anyDay } from './slot-entry.ts';
import './OwnDayView.css';

/** Two form rows may have the same time until one changes. */
const keyOf = ({ what, span }: Placed): string =>
  [what.kind, span.startISO, ...('row' in what ? [what.row] : [])].join(' ');

export interface OwnDayViewProps {
  dayKey: DayKey;
  day: ReadDay;
  chosen: readonly Chosen[];
  /** Text below; default: whose day it is, and when offers can begin. */
  hint?: string;
}

export const OwnDayView = ({ dayKey, day, chosen, hint }: OwnDayViewProps) => {
  const t = useMessages(makeOfferMessages);
  const format = useFormat();
  const now = useNow();
  const id = useId();
  const noon = wallTimeToInstant(dayKey, 12 * 60, sydney);
  const wordsOf = ({ span, what }: Placed): string => {
    const time = format.time(span.startISO, sydney);
    switch (what.kind) {
      case 'available':
        return t.available({ range: format.bareRange(span.startISO, span.endISO, sydney) });
      case 'booked':
        return t.bookedShort({ time, name: what.name });
      case 'kept':
        return t.keptShort({ time, name: what.name });
      case 'held':
        return t.heldShort({ time });
      case 'off':
        return t.offShort;
      case 'away':
        return t.awayShort;
      case 'taken':
        return t.takenShort({ time });
      case 'chosen':
        return what.label === undefined
          ? t.chosenShort({ time, row: what.row })
          : t.bookedShort({ time, name: what.label });
    }
  };
  const placed = typeof day === 'object' ? placeDay(day, chosen) : null;
  return (
    <section aria-labelledby={`${id}day ${id}what`} className="tele-own-day">
      <div className="tele-own-day__card">
        <div className="tele-own-day__head">
          <Heading level={3} look="mini" id={`${id}day`}>
            {format.day(noon, sydney, now)}
          </Heading>
          <span id={`${id}what`} className="tele-own-day__what">
            {t.day}
          </span>
        </div>
        {day === undefined && (
          <SkeletonRegion label={t.dayLoading}>
            <Skeleton shape="block" height={280} />
          </SkeletonRegion>
        )}
        {day === 'failed' && <p className="tele-own-day__failed">{t.dayNotLoaded}</p>}
        {placed && (
          <div className="tele-own-day__grid">
            <div aria-hidden="true" className="tele-own-day__hours">
              {placed.hours.map(({ hour }) => (
                <span key={hour} className="tele-own-day__hour">
                  {format.spokenTime(wallTimeToInstant(anyDay, hour * 60, sydney), sydney)}
                </span>
              ))}
            </div>
            <ul className="tele-own-day__times">
              {placed.items.map((item) => (
                <li
                  key={keyOf(item)}
                  data-kind={item.what.kind}
                  className="tele-own-day__time"
                  style={{ gridRow: `${item.row} / span ${item.rows}` }}
                >
                  {wordsOf(item)}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <p className="tele-own-day__hint">{hint ?? t.dayHint({ zone: zoneAbbreviation(noon, sydney) })}</p>
    </section>
  );
};
