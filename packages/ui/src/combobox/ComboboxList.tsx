import { Fragment, useEffect, useRef } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { CheckIcon } from '../icon/icons.ts';
import { matchParts, type ComboboxOption } from './filter.ts';

interface ComboboxListProps {
  id: string;
  labelledBy: string | undefined;
  label: string | undefined;
  options: readonly ComboboxOption[];
  query: string;
  active: number;
  value: string | null;
  countText: string;
  emptyText: string;
  onActive: (index: number) => void;
  onPick: (option: ComboboxOption) => void;
}

export const optionId = (listId: string, index: number): string => `${listId}option${index}`;

/** The rows under a combobox, and the count row. */
export const ComboboxList = (props: ComboboxListProps) => {
  const { id, options, query, active, value, onActive, onPick } = props;
  const activeRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers answer with a promise, which an effect must not return.
    void activeRef.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <>
      <div
        id={id}
        role="listbox"
        aria-labelledby={props.labelledBy}
        aria-label={props.label}
        className="tele-list__scroll"
      >
        {options.map((option, index) => (
          <Fragment key={option.value}>
            {option.group !== undefined && option.group !== options[index - 1]?.group && (
              <div className="tele-list__group" role="presentation">
                {option.group}
              </div>
            )}
            <div
              id={optionId(id, index)}
              ref={index === active ? activeRef : undefined}
              role="option"
              aria-selected={option.value === value}
              aria-description={option.group}
              className="tele-list__row"
              data-active={index === active || undefined}
              onPointerMove={() => index !== active && onActive(index)}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onPick(option)}
            >
              <span className="tele-list__label">
                {matchParts(option.label, query).map((part, at) =>
                  part.match ? <mark key={at}>{part.text}</mark> : <Fragment key={at}>{part.text}</Fragment>,
                )}
              </span>
              {option.detail && <span className="tele-list__detail">{option.detail}</span>}
              {option.value === value && <Icon icon={CheckIcon} size="sm" className="tele-list__check" />}
            </div>
          </Fragment>
        ))}
      </div>
      <div className="tele-combobox__count" data-empty={options.length === 0 || undefined}>
        {options.length === 0 ? props.emptyText : props.countText}
      </div>
    </>
  );
};
