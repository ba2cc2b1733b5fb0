import { dayKey } from '@tele/core';
import { useFormat } from '../format/use-format.ts';
import './DateTile.css';

export interface DateTileProps {
  /** ISO instant in UTC. */
  iso: string;
  /** IANA zone that decides the day. */
  zone: string;
}

/** A day as a calendar tile. Decorative: put the date in words next to it. */
export const DateTile = ({ iso, zone }: DateTileProps) => {
  const { weekday, day, month } = useFormat().dayLabel(dayKey(iso, zone));
  return (
    <span className="tele-date-tile" aria-hidden="true">
      <span className="tele-date-tile__weekday">{weekday}</span>
      <span className="tele-date-tile__day">{day}</span>
      <span className="tele-date-tile__month">{month}</span>
    </span>
  );
};
