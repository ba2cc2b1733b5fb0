import { Fragment } from 'react';
import { ListRow } from '../list/ListRow.tsx';
import { matchParts, sectionsOf, type ComboboxOption } from './filter.ts';

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
  const row = (option: ComboboxOption, index: number) => (
    <ListRow
      key={option.value}
      id={optionId(id, index)}
      selected={option.value === value}
      active={index === active}
      detail={option.detail}
      onActive={() => onActive(index)}
      onPick={() => onPick(option)}
    >
      {matchParts(option.label, query).map((part, at) =>
        part.match ? <mark key={at}>{part.text}</mark> : <Fragment key={at}>{part.text}</Fragment>,
      )}
    </ListRow>
  );
  return (
    <>
      <div
        id={id}
        role="listbox"
        aria-labelledby={props.labelledBy}
        aria-label={props.label}
        className="tele-list__scroll"
      >
        {sectionsOf(options).map(({ group, from, members }) =>
          group === undefined ? (
            members.map((option, at) => row(option, from + at))
          ) : (
            <div key={`${group}-${from}`} role="group" aria-labelledby={`${id}group${from}`}>
              <div id={`${id}group${from}`} className="tele-list__group">
                {group}
              </div>
              {members.map((option, at) => row(option, from + at))}
            </div>
          ),
        )}
      </div>
      <div className="tele-combobox__count" data-empty={options.length === 0 || undefined}>
        {options.length === 0 ? props.emptyText : props.countText}
      </div>
    </>
  );
};
