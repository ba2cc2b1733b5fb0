import type { DayKey } from '@tele/core';
import { dayKey } from '@tele/core';
import { useNow } from '@tele/kit';
import type { CSSProperties } from 'react';
import { rowCount, rowOf } from './rows.ts';
import './TimeGrid.css';

export interface NowLineProps {
  days: readonly DayKey[];
  zone: string;
}

export const NowLine = ({ days, zone }: NowLineProps) => {
  const now = useNow();
  const col = days.indexOf(dayKey(now.toISOString(), zone));
  if (col === -1) return null;
  const top = rowOf(now.getTime(), days[col] ?? '', zone);
  if (top < 0 || top > rowCount) return null;
  return (
    <div
      aria-hidden="true"
      className="tele-time-grid__now"
      style={{ '--tele-grid-col': col, '--tele-grid-top': top } as CSSProperties}
    />
  );
};
