import { useMessages } from '@tele/ui';
import { memo } from 'react';
import type { Away } from '../away/away.ts';
import { segmentStyle } from './BlockLayer.tsx';
import { gridMessages } from './grid.messages.ts';
import type { Segment } from './place-blocks.ts';
import './AwayLayer.css';

export interface AwayLayerProps {
  segments: readonly Segment<Away>[];
}

/** Hatched overlay of hidden times. Lets pointers through, as blocks below are editable; cells announce it. */
export const AwayLayer = memo(function AwayLayer({ segments }: AwayLayerProps) {
  const t = useMessages(gridMessages);
  if (segments.length === 0) return null;
  return (
    <div className="tele-time-grid__layer" aria-hidden="true">
      {segments.map((segment, index) => (
        <div key={index} className="tele-time-grid__away" style={segmentStyle(segment)} data-kind={segment.item.kind}>
          {segment.rows >= 1 && <span>{t[segment.item.kind]}</span>}
        </div>
      ))}
    </div>
  );
});
