import { dayKey } from '@tele/core';
import { useFormat } from '../format/use-format.ts';
import './DateTile.css';

export interface DateTileProps {
  /** ISO instant in UTC. */
  iso: string;
  /** IANA name of the zone whose day it is. */
  zone: string;
}

/** A day as a leaf of a calendar. Decorative: the words stand beside it. */
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
