import type { Span } from '@tele/core';
import { useLocale, useMessages } from '@tele/ui';
import { gridMessages } from './grid.messages.ts';
import { hourLabel } from './hour-label.ts';
import './TimeGrid.css';

export interface EdgeNoticeProps {
  edge: 'before' | 'after';
  hour: number;
  blocks: readonly Span[];
  onSelect: (blocks: readonly Span[], edge: 'before' | 'after') => void;
}

export const EdgeNotice = ({ edge, hour, blocks, onSelect }: EdgeNoticeProps) => {
  const t = useMessages(gridMessages);
  const locale = useLocale();
  if (blocks.length === 0) return null;
  return (
    <button type="button" data-edge={edge} className="tele-time-grid__edge" onClick={() => onSelect(blocks, edge)}>
      {t[edge]({ count: blocks.length, hour: hourLabel(hour, locale) })}
    </button>
  );
};
