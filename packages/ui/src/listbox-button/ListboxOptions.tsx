import { useEffect, useRef } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { CheckIcon } from '../icon/icons.ts';

export interface ListboxOption {
  value: string;
  label: string;
  /** Secondary text at the end of the row. */
  detail?: string;
}

interface ListboxOptionsProps {
  id: string;
  labelledBy: string | undefined;
  options: readonly ListboxOption[];
  active: number;
  value: string | null;
  onActive: (index: number) => void;
  onPick: (index: number) => void;
}

export const listboxOptionId = (id: string, index: number): string => `${id}option${index}`;

/** The rows of a ListboxButton. */
export const ListboxOptions = ({ id, labelledBy, options, active, value, onActive, onPick }: ListboxOptionsProps) => {
  const activeRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers answer with a promise, which an effect must not return.
    void activeRef.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div id={`${id}list`} role="listbox" aria-labelledby={labelledBy} className="tele-list__scroll">
      {options.map((option, index) => (
        <div
          key={option.value}
          id={listboxOptionId(id, index)}
          ref={index === active ? activeRef : undefined}
          role="option"
          aria-selected={option.value === value}
          className="tele-list__row"
          data-active={index === active || undefined}
          onPointerMove={() => index !== active && onActive(index)}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(index)}
        >
          <span className="tele-list__label">{option.label}</span>
          {option.detail && <span className="tele-list__detail">{option.detail}</span>}
          <span className="tele-list__check">{option.value === value && <Icon icon={CheckIcon} size="sm" />}</span>
        </div>
      ))}
    </div>
  );
};
