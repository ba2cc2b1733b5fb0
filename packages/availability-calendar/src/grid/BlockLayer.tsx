import type { Span } from '@tele/core';
import { useLocale, useMessages } from '@tele/ui';
import { memo, type CSSProperties } from 'react';
import { gridMessages } from './grid.messages.ts';
import { blockLabel, blockName, type GridWords } from './grid-names.ts';
import type { Segment } from './place-blocks.ts';
import './TimeGrid.css';

export interface BlockLayerProps {
  segments: readonly Segment<Span>[];
  zone: string;
  /** Blocks that share their time of day and length with another. */
  repeating: ReadonlySet<Span>;
  /** Blocks that ended before this instant (epoch milliseconds) look past. */
  now: number;
  label: string;
}

export const segmentStyle = ({ col, top, rows }: Segment<unknown>): CSSProperties =>
  ({ '--tele-grid-col': col, '--tele-grid-top': top, '--tele-grid-rows': rows }) as CSSProperties;

/** One element per block; the canvas listens. Equal blocks of a column share styles; index keys reuse nodes. */
export const BlockLayer = memo(function BlockLayer(props: BlockLayerProps) {
  const { segments, zone, repeating, now, label } = props;
  const t = useMessages(gridMessages);
  const locale = useLocale();
  return (
    <div role="group" aria-label={label} className="tele-time-grid__layer">
      {[...new Set(segments.map(({ col }) => col))].map((col) => (
        <div key={col} className="tele-time-grid__lane" style={{ '--tele-grid-col': col } as CSSProperties}>
          {segments
            .filter((segment) => segment.col === col)
            .map(({ item, top, rows, openStart, openEnd }, index) => (
              <Block
                key={index}
                item={item}
                top={top}
                rows={rows}
                openStart={openStart}
                openEnd={openEnd}
                zone={zone}
                repeats={repeating.has(item)}
                past={Date.parse(item.endISO) <= now}
                t={t}
                locale={locale}
              />
            ))}
        </div>
      ))}
    </div>
  );
});

interface BlockProps extends Omit<Segment<Span>, 'col'> {
  zone: string;
  repeats: boolean;
  past: boolean;
  t: GridWords;
  locale: string;
}

/** Takes segment fields as props, so memo skips blocks an edit left alone. */
const Block = memo(function Block({ item, top, rows, openStart, openEnd, zone, repeats, past, t, locale }: BlockProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className="tele-time-grid__block"
      style={{ '--tele-grid-top': top, '--tele-grid-rows': rows } as CSSProperties}
      data-block={item.startISO}
      data-past={past || undefined}
      data-repeats={repeats || undefined}
      data-tiny={rows < 0.75 || undefined}
      data-open-start={openStart || undefined}
      data-open-end={openEnd || undefined}
      aria-label={blockName(item, zone, repeats, t, locale)}
    >
      {rows < 0.75 ? null : blockLabel(item, zone, locale)}
    </button>
  );
});
