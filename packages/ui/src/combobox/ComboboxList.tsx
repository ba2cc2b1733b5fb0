import type { ReactNode } from 'react';
import { ComboboxRow } from './ComboboxRow.tsx';
import { sectionsOf, type ComboboxOption } from './filter.ts';
import './Combobox.css';
import '../list/ListRow.css';

interface ComboboxListProps {
  id: string;
  labelledBy: string | undefined;
  label: string | undefined;
  options: readonly ComboboxOption[];
  query: string;
  active: number;
  value: string | null;
  text: string;
  /** Heading of suggestions without matches. */
  nearLabel: string | undefined;
  foot: ReactNode;
  /** Keep both the same between renders: a change re-renders every row. */
  onActive: (index: number) => void;
  onPick: (index: number) => void;
}

export const ComboboxList = (props: ComboboxListProps) => {
  const { id, query, active, value, text, nearLabel, onActive, onPick } = props;
  const isEmpty = nearLabel !== undefined;
  const options = isEmpty ? props.options.map((option) => ({ ...option, group: nearLabel })) : props.options;
  const row = (option: ComboboxOption, index: number) => (
    <ComboboxRow
      key={option.value}
      listId={id}
      index={index}
      option={option}
      query={query}
      selected={option.value === value}
      active={index === active}
      onActive={onActive}
      onPick={onPick}
    />
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
      {(isEmpty || !props.foot) && (
        <div className="tele-combobox__count" data-empty={isEmpty || undefined}>
          {text}
        </div>
      )}
      {props.foot}
    </>
  );
};
