import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { CheckIcon } from '../icon/icons.ts';

interface ListRowProps {
  id: string;
  selected: boolean;
  /** Under the cursor. The focus stays in the control that owns the list. */
  active: boolean;
  detail?: string;
  onActive: () => void;
  onPick: () => void;
  children: ReactNode;
}

/** One option of a list: label, secondary text, check. */
export const ListRow = ({ id, selected, active, detail, onActive, onPick, children }: ListRowProps) => {
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
      onPointerMove={active ? undefined : onActive}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPick}
      // For assistive technology that puts its own focus on the row.
      onKeyDown={(event) => event.key === 'Enter' && onPick()}
    >
      <span className="tele-list__label">{children}</span>
      {detail && <span className="tele-list__detail">{detail}</span>}
      <span className="tele-list__check">{selected && <Icon icon={CheckIcon} size="sm" />}</span>
    </div>
  );
};
