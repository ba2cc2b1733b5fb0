import { formatDay, formatRange, limits, type Span } from '@tele/core';
import { useTele } from '@tele/kit';
import { Button, Sheet, useLocale, useMessages } from '@tele/ui';
import { gridMessages } from '../grid/grid.messages.ts';
import { hourLabel } from '../grid/hour-label.ts';
import './EdgeSheet.css';

export interface EdgeSheetProps {
  blocks: readonly Span[];
  edge: 'before' | 'after';
  zone: string;
  onEdit: (block: Span) => void;
  onClose: () => void;
}

const EdgeSheet = ({ blocks, edge, zone, onEdit, onClose }: EdgeSheetProps) => {
  const t = useMessages(gridMessages);
  const locale = useLocale();
  const { now } = useTele();
  const hour = edge === 'before' ? limits.calendarFirstHour : limits.calendarLastHour;
  return (
    <Sheet
      open
      title={t[edge]({ count: blocks.length, hour: hourLabel(hour, locale) })}
      onOpenChange={(open) => !open && onClose()}
    >
      <ul className="tele-edge-sheet">
        {blocks.map((block) => (
          <li key={block.startISO}>
            <Button block onClick={() => onEdit(block)}>
              {`${formatDay(block.startISO, zone, now(), locale)}, ${formatRange(block.startISO, block.endISO, zone, locale)}`}
            </Button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
};

export default EdgeSheet;
