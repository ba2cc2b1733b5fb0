import {
  forwardRef,
  useCallback,
  useContext,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { joinClass } from '../class-name/join.ts';
import { FieldContext, useFieldControl } from '../field/context.ts';
import { Icon } from '../icon/Icon.tsx';
import { ChevronDownIcon, SearchIcon } from '../icon/icons.ts';
import { moveOf, moveTo } from '../list/move.ts';
import { ListPlacement } from '../list/ListPlacement.tsx';
import { comboboxMessages } from './combobox.messages.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useOverlayContainer } from '../tele-root/context.ts';
import { ComboboxList } from './ComboboxList.tsx';
import { filterOptions, optionId, type ComboboxOption, type ComboboxSearchResult } from './filter.ts';
import { useSteadyResult } from './use-steady-result.ts';
import './Combobox.css';
import '../list/ListRow.css';
import '../text-input/TextInput.css';

export interface ComboboxProps {
  options: readonly ComboboxOption[];
  /** Value of the selected option; null for none. */
  value: string | null;
  onValueChange: (value: string | null, details: { reason: 'pick' | 'clear' }) => void;
  placeholder?: string;
  /** Replaces the filter by label. Keep it the same between renders; a new one adds to the rows shown. */
  search?: (query: string) => ComboboxSearchResult;
  emptyText?: string;
  /** Text of the count row, read out on change. Default: “3 of 86”. */
  countText?: (shown: number, total: number) => string;
  /** Last row, of text only, instead of the count row. Also read out without matches. */
  foot?: ReactNode;
  size?: 'md' | 'lg';
  /** Accessible name, without a Field. */
  label?: string;
  name?: string;
  id?: string;
  disabled?: boolean;
  required?: boolean;
  onFocus?: () => void;
  onBlur?: () => void;
  className?: string;
}

/** Text box to find an option. Down and Up move, Enter picks, Esc closes, then clears. Blur restores the label. */
export const Combobox = forwardRef<HTMLInputElement, ComboboxProps>(function Combobox(props, ref) {
  const { options, value, onValueChange, search, size = 'md' } = props;
  const t = useMessages(comboboxMessages);
  const emptyText = props.emptyText ?? t.noResults;
  const container = useOverlayContainer();
  const field = useContext(FieldContext);
  const listId = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const control = useRef<HTMLSpanElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  useImperativeHandle(ref, () => inputRef.current as HTMLInputElement);
  const { labelId, attributes } = useFieldControl({ id: props.id, disabled: props.disabled, required: props.required });

  const chosen = options.find((option) => option.value === value);
  const text = typed ?? chosen?.label ?? '';
  const query = typed ?? '';
  const hasQuery = query.trim() !== '';
  const result: ComboboxSearchResult = useMemo(
    () => (search && hasQuery ? search(query) : { found: filterOptions(options, query) }),
    [options, query, search, hasQuery],
  );
  const { found, near = [] } = useSteadyResult(result, query, options);
  const isEmpty = found.length === 0;
  const shown = isEmpty ? near : found;
  // While typing, the cursor is on the first match, but never on a suggestion.
  const cursor = active < 0 && hasQuery && !isEmpty ? 0 : active;
  const countText =
    props.countText?.(found.length, options.length) ?? t.found({ shown: found.length, all: options.length });

  const names = near.map(({ label }) => label).join(', ');
  const resultText = isEmpty ? emptyText : countText;

  const show = (): void => {
    if (attributes.disabled || open) return;
    setActive(query === '' ? shown.findIndex((option) => option.value === value) : -1);
    setOpen(true);
  };
  const hide = (): void => {
    setOpen(false);
    setActive(-1);
  };
  const pick = (option: ComboboxOption): void => {
    setTyped(null);
    hide();
    onValueChange(option.value, { reason: 'pick' });
  };
  const latestPick = useRef<(index: number) => void>(() => undefined);
  useEffect(() => {
    latestPick.current = (index) => {
      const option = shown[index];
      if (option) pick(option);
    };
  });
  const pickAt = useCallback((index: number): void => latestPick.current(index), []);
  const clear = (): void => {
    setTyped(null);
    setActive(-1);
    if (value !== null) onValueChange(null, { reason: 'clear' });
  };
  const type = (next: string): void => {
    setTyped(next);
    setOpen(true);
    setActive(-1);
    if (next === '' && value !== null) onValueChange(null, { reason: 'clear' });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const move = moveOf(event.key);
    if (move === 'next' || move === 'previous') {
      event.preventDefault();
      if (open) setActive(moveTo(move, cursor, shown.length));
      else show();
    } else if (event.key === 'Enter' && open) {
      // Enter never submits a form while the list is open, even without a row under the cursor.
      event.preventDefault();
      const option = shown[cursor];
      if (option) pick(option);
    } else if (event.key === 'Escape' && (open || text !== '')) {
      event.preventDefault();
      if (text !== '' && (typed !== null || !open)) clear();
      else hide();
    }
  };

  return (
    <>
      <span ref={control} className={joinClass('tele-input', 'tele-combobox', props.className)} data-size={size}>
        <Icon icon={SearchIcon} className="tele-input__icon" />
        <input
          {...attributes}
          ref={inputRef}
          type="text"
          role="combobox"
          className="tele-input__control"
          aria-label={props.label}
          aria-expanded={open}
          aria-controls={open ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={open && cursor >= 0 ? optionId(listId, cursor) : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={props.placeholder}
          value={text}
          // Keeps this Escape from a surrounding sheet.
          data-tele-keeps-escape={open || text !== '' || undefined}
          onChange={(event) => type(event.target.value)}
          onClick={show}
          onKeyDown={onKeyDown}
          onFocus={props.onFocus}
          onBlur={() => {
            hide();
            setTyped(null);
            props.onBlur?.();
          }}
        />
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          className="tele-combobox__toggle"
          disabled={attributes.disabled}
          onPointerDown={(event) => {
            event.preventDefault();
            inputRef.current?.focus();
            if (open) hide();
            else show();
          }}
        >
          <Icon icon={ChevronDownIcon} />
        </button>
      </span>
      {props.name !== undefined && <input type="hidden" name={props.name} value={value ?? ''} />}
      <span role="status" className="tele-visually-hidden">
        <span>{open ? (isEmpty && names ? `${resultText} ${t.nearest({ names })}` : resultText) : ''}</span>{' '}
        {open && isEmpty && props.foot}
      </span>
      {open &&
        container &&
        createPortal(
          <div ref={list} className="tele-list" data-look="combobox">
            <ComboboxList
              id={listId}
              labelledBy={labelId}
              label={field ? undefined : props.label}
              options={shown}
              query={query}
              active={cursor}
              value={value}
              text={resultText}
              nearLabel={isEmpty ? t.didYouMean : undefined}
              foot={props.foot}
              onActive={setActive}
              onPick={pickAt}
            />
          </div>,
          container,
        )}
      <ListPlacement {...{ open, control, list }} align="start" sameWidth />
    </>
  );
});
