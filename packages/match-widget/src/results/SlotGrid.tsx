import { useFormat } from '@tele/kit';
import type { Slot } from '@tele/core';
import { useMessages, readingKey, useDirection } from '@tele/ui';
import { useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import { resultsMessages } from './results.messages.ts';
import { SlotButton } from './SlotButton.tsx';
import './SlotButton.css';
import './SlotGrid.css';

export interface SlotGridProps {
  slots: readonly Slot[];
  zone: string;
  specialistName: string;
  pickedISO: string | null;
  full: boolean;
  columns: number;
  /** Rows before 'n more'. Default: 2. */
  rows?: number;
  /** Counts times beyond `slots` in 'n more'. Default: none. */
  others?: number;
  /** Name of the earliest time. Default: as the others. */
  next?: { startISO: string; label: string };
  /** Opens all times. Default: shows the rest of `slots`. */
  onMore?: () => void;
  onPick: (slotISO: string) => void;
}

const stepOf = (key: string, columns: number): number | null =>
  ({ ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns, Home: -Infinity, End: Infinity })[key] ??
  null;

/** Times of one day: two rows, then 'n more', which expands. One tab stop; arrows move inside. */
export const SlotGrid = (props: SlotGridProps) => {
  const { slots, zone, specialistName, pickedISO, full, columns, rows = 2, others = 0, onPick } = props;
  const t = useMessages(resultsMessages);
  const format = useFormat();
  const direction = useDirection();
  const grid = useRef<HTMLDivElement>(null);
  const [expanded, setExpanded] = useState(false);
  const [current, setCurrent] = useState<string | null>(null);
  const room = rows * columns;
  const fits = expanded || slots.length + others <= room;
  const head = fits ? slots : slots.slice(0, room - 1);
  const pickedSlot = slots.find((slot) => slot.startISO === pickedISO);
  // A pick is never hidden behind 'n more'.
  const shown = pickedSlot && !head.includes(pickedSlot) ? [...head.slice(0, -1), pickedSlot] : head;
  const tabStop = [current, pickedISO].find((iso) => shown.some((slot) => slot.startISO === iso)) ?? shown[0]?.startISO;
  const buttons = (): HTMLButtonElement[] => [...(grid.current?.querySelectorAll('button') ?? [])];
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const step = stepOf(readingKey(event.key, direction), columns);
    const all = buttons();
    const at = all.findIndex((button) => button === event.target);
    if (step === null || at < 0) return;
    event.preventDefault();
    const next = all[Math.min(Math.max(at + step, 0), all.length - 1)];
    next?.focus();
    if (next?.dataset['slot']) setCurrent(next.dataset['slot']);
  };
  const more = slots.length + others - shown.length;
  const expand = (): void => {
    if (props.onMore) return props.onMore();
    const first = slots.find((slot) => !shown.includes(slot))?.startISO ?? null;
    setExpanded(true);
    setCurrent(first);
    // The pressed button disappears; focus moves to the first revealed time.
    const parent = grid.current;
    parent?.ownerDocument.defaultView?.requestAnimationFrame(() => {
      parent.querySelector<HTMLButtonElement>(`[data-slot="${first}"]`)?.focus();
    });
  };
  return (
    <div
      ref={grid}
      role="toolbar"
      aria-label={t.times}
      className="tele-slot-grid"
      data-brief={rows === 1 || undefined}
      style={{ '--tele-slot-columns': columns } as CSSProperties}
      onKeyDown={onKeyDown}
    >
      {shown.map(({ startISO }) => (
        <SlotButton
          key={startISO}
          slotISO={startISO}
          zone={zone}
          label={
            startISO === props.next?.startISO
              ? props.next.label
              : t.slot({
                  time: format.timeWithZone(startISO, zone),
                  day: format.longDay(startISO, zone),
                  name: specialistName,
                })
          }
          picked={startISO === pickedISO}
          disabled={full}
          tabStop={startISO === tabStop}
          onPick={onPick}
        />
      ))}
      {more > 0 && (
        <button
          type="button"
          className="tele-slot tele-slot--more"
          aria-label={t.more({ count: more }) + t.moreWhose({ name: specialistName })}
          onClick={expand}
        >
          {t.more({ count: more })}
        </button>
      )}
    </div>
  );
};
