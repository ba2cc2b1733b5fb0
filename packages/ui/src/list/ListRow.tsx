import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { CheckIcon } from '../icon/icons.ts';
import './ListRow.css';

interface ListRowProps {
  id: string;
  /** Place in the list, handed to the callbacks, so that one callback serves every row. */
  index: number;
  selected: boolean;
  /** Under the cursor. The focus stays in the control that owns the list. */
  active: boolean;
  detail?: string;
  onActive: (index: number) => void;
  onPick: (index: number) => void;
  children: ReactNode;
}

/** One option of a list: label, secondary text, check. */
export const ListRow = (props: ListRowProps) => {
  const { id, index, selected, active, detail, onActive, onPick, children } = props;
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In braces: newer browsers answer with a promise, which an effect must not return.
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
      // For assistive technology that puts its own focus on the row.
      onKeyDown={(event) => event.key === 'Enter' && onPick(index)}
    >
      <span className="tele-list__label">{children}</span>
      {detail && <span className="tele-list__detail">{detail}</span>}
      <span className="tele-list__check">{selected && <Icon icon={CheckIcon} size="sm" />}</span>
    </div>
  );
};
