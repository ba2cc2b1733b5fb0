import type { Span } from '@tele/core';
import { memo, type CSSProperties } from 'react';
import { blockLabel, blockName } from './grid-names.ts';
import type { Segment } from './place-blocks.ts';
import './TimeGrid.css';

export interface BlockLayerProps {
  segments: readonly Segment<Span>[];
  zone: string;
  /** The blocks that share their time of day and length with another. */
  repeating: ReadonlySet<Span>;
  /** Blocks that ended before this instant (epoch milliseconds) are drawn as past. */
  now: number;
  /** Read out: 'Availability, 23 – 29 Nov 2026'. */
  label: string;
}

/** Where a segment stands, as custom properties that TimeGrid.css places it by. */
export const segmentStyle = ({ col, top, rows }: Segment<unknown>): CSSProperties =>
  ({ '--tele-grid-col': col, '--tele-grid-top': top, '--tele-grid-rows': rows }) as CSSProperties;

/**
 * The blocks: one element each, because a specialist may have hundreds in a week. The canvas hears what is done to them.
 * In lanes, so that blocks of one time and length look alike to the browser whatever their day, and are styled once. Known by their
 * place in the lane: weeks are much alike, and the next one is shown by the elements of this one.
 */
export const BlockLayer = memo(function BlockLayer(props: BlockLayerProps) {
  const { segments, zone, repeating, now, label } = props;
  return (
    <div role="group" aria-label={label} className="tele-time-grid__layer">
      {[...new Set(segments.map(({ col }) => col))].map((col) => (
        <div key={col} className="tele-time-grid__lane" style={{ '--tele-grid-col': col } as CSSProperties}>
          {segments
            .filter((segment) => segment.col === col)
            .map(({ item, top, rows, openStart, openEnd }, place) => (
              <Block
                key={place}
                item={item}
                top={top}
                rows={rows}
                openStart={openStart}
                openEnd={openEnd}
                zone={zone}
                repeats={repeating.has(item)}
                past={Date.parse(item.endISO) <= now}
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
}

/** One of them. Takes its segment apart, so that an edit draws none of the others again. */
const Block = memo(function Block({ item, top, rows, openStart, openEnd, zone, repeats, past }: BlockProps) {
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
      aria-label={`${blockName(item, zone)}, available${repeats ? ', repeats' : ''}`}
    >
      {rows < 0.75 ? null : blockLabel(item, zone)}
    </button>
  );
});
