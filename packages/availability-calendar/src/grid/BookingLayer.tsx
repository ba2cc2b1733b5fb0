import { formatTime } from '@tele/core';
import { useLocale, useMessages } from '@tele/ui';
import { memo } from 'react';
import type { Booking } from '../bookings/booking.ts';
import { segmentStyle } from './BlockLayer.tsx';
import { gridMessages } from './grid.messages.ts';
import { spokenSpan } from './grid-names.ts';
import type { Segment } from './place-blocks.ts';
import './TimeGrid.css';

export interface BookingLayerProps {
  segments: readonly Segment<Booking>[];
  zone: string;
  now: number;
  label: string;
}

export const BookingLayer = memo(function BookingLayer({ segments, zone, now, label }: BookingLayerProps) {
  const t = useMessages(gridMessages);
  const locale = useLocale();
  if (segments.length === 0) return null;
  return (
    <div role="group" aria-label={label} className="tele-time-grid__layer">
      {segments.map((segment) => {
        const { item, col } = segment;
        // Without am/pm: the hours next to it show that.
        const time = formatTime(item.startISO, zone, locale).replace(/\u00A0[ap]m$/, '');
        return (
          <button
            key={`${item.id} ${col}`}
            type="button"
            tabIndex={-1}
            className="tele-time-grid__booking"
            style={segmentStyle(segment)}
            data-booking={item.id}
            data-past={Date.parse(item.endISO) <= now || undefined}
            aria-label={t.booking({ time, name: item.name, when: spokenSpan(item, zone, t, locale) })}
          >
            <b>{time}</b> <span translate="no">{item.name}</span>
          </button>
        );
      })}
    </div>
  );
});
