import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { CheckIcon } from '../icon/icons.ts';
import './ListRow.css';

interface ListRowProps {
  id: string;
  /** Index in the list, passed to the callbacks, so every row can share them. */
  index: number;
  selected: boolean;
  /** Under the cursor. Focus stays in the list's control. */
  active: boolean;
  detail?: string;
  onActive: (index: number) => void;
  onPick: (index: number) => void;
  children: ReactNode;
}

export const ListRow = (props: ListRowProps) => {
  const { id, index, selected, active, detail, onActive, onPick, children } = props;
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In braces: newer browsers return a promise, which an effect must not.
    if (active) row.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div
      id={id}
      ref={row}
      role="option"
      tabIndex={-1}
      aria-selected={selected}
      className="tele-list__row"
      data-active={active || undefined}
      onPointerMove={active ? undefined : () => onActive(index)}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onPick(index)}
      // For assistive technology that moves focus to the row.
      onKeyDown={(event) => event.key === 'Enter' && onPick(index)}
    >
      <span className="tele-list__label">{children}</span>
      {detail && <span className="tele-list__detail">{detail}</span>}
      <span className="tele-list__check">{selected && <Icon icon={CheckIcon} size="sm" />}</span>
    </div>
  );
};
