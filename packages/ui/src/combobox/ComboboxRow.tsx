import { Fragment, memo } from 'react';
import { ListRow } from '../list/ListRow.tsx';
import { matchParts, optionId, type ComboboxOption } from './filter.ts';
import '../list/ListRow.css';

interface ComboboxRowProps {
  listId: string;
  index: number;
  option: ComboboxOption;
  query: string;
  selected: boolean;
  active: boolean;
  onActive: (index: number) => void;
  onPick: (index: number) => void;
}

/** Option with its match in bold. Memoised: only changed rows, of hundreds, re-render as the cursor moves. */
export const ComboboxRow = memo(function ComboboxRow(props: ComboboxRowProps) {
  const { listId, index, option, query, selected, active, onActive, onPick } = props;
  return (
    <ListRow
      id={optionId(listId, index)}
      index={index}
      selected={selected}
      active={active}
      detail={option.detail}
      onActive={onActive}
      onPick={onPick}
    >
      {/* A space stays text: alone in an element, it is missing from the option's name. */}
      {matchParts(option.label, query).map((part, at) =>
        part.match ? (
          <mark key={at}>{part.text}</mark>
        ) : part.text === ' ' ? (
          <Fragment key={at}> </Fragment>
        ) : (
          <span key={at}>{part.text}</span>
        ),
      )}
      {option.description && <span className="tele-list__description">{option.description}</span>}
    </ListRow>
  );
});
