import type { DayKey, Span } from '@tele/core';
import { useLocale } from '@tele/ui';
import type { ReactNode } from 'react';
import { segmentStyle } from './BlockLayer.tsx';
import { blockLabel } from './grid-names.ts';
import { placeBlocks } from './place-blocks.ts';
import { timed } from './timed.ts';
import './TimeGrid.css';

export interface SelectionLayerProps {
  span: Span;
  days: readonly DayKey[];
  zone: string;
  children?: ReactNode;
}

export const SelectionLayer = ({ span, days, zone, children }: SelectionLayerProps) => {
  const locale = useLocale();
  const { segments } = placeBlocks(timed([span]), days, zone);
  return segments.map((segment, index) => (
    <div key={segment.col} className="tele-time-grid__selection" style={segmentStyle(segment)}>
      <span aria-hidden="true">{index === 0 ? blockLabel(span, zone, locale) : null}</span>
      {index === 0 && children}
    </div>
  ));
};
