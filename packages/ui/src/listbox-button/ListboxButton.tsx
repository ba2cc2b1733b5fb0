import { forwardRef, useId, useImperativeHandle, useRef, useState, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { joinClass } from '../class-name/join.ts';
import { useFieldControl } from '../field/context.ts';
import { Icon, type IconSource } from '../icon/Icon.tsx';
import { ChevronDownIcon } from '../icon/icons.ts';
import { moveOf, moveTo } from '../list/move.ts';
import { TYPE_AHEAD_MS, typeAheadIndex } from '../list/type-ahead.ts';
import { ListPlacement } from '../list/ListPlacement.tsx';
import { useOverlayContainer } from '../tele-root/context.ts';
import { ListboxOptions, listboxOptionId, type ListboxOption } from './ListboxOptions.tsx';
import '../list/ListRow.css';
import './ListboxButton.css';

export interface ListboxButtonProps {
  options: readonly ListboxOption[];
  value: string | null;
  onValueChange: (value: string, details: { reason: 'pick' }) => void;
  /** Accessible name, without a Field. */
  label?: string;
  icon?: IconSource;
  /** Button text without a selection. */
  placeholder?: string;
  /** `button` in a header, `field` among inputs. */
  look?: 'button' | 'field';
  size?: 'md' | 'lg';
  /** Edge the list shares with the button. */
  align?: 'start' | 'end';
  /** Hides the option's detail in a narrow button; the list still shows it. */
  compact?: boolean;
  id?: string;
  disabled?: boolean;
  className?: string;
}

/** Button with a list of a few options, each with a detail, such as time zones and their clocks. */
export const ListboxButton = forwardRef<HTMLButtonElement, ListboxButtonProps>(function ListboxButton(props, ref) {
  const { options, value, onValueChange, look = 'button', size = 'md', align = 'start', compact = false } = props;
  const container = useOverlayContainer();
  const id = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const typing = useRef({ text: '', at: 0 });
  const control = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { labelId, attributes } = useFieldControl({ id: props.id, disabled: props.disabled });
  const buttonId = attributes.id ?? `${id}button`;
  useImperativeHandle(ref, () => control.current as HTMLButtonElement);
  const chosenIndex = options.findIndex((option) => option.value === value);
  const chosen = options[chosenIndex];

  const show = (index: number): void => {
    setActive(index);
    setOpen(true);
  };
  const pick = (index: number): void => {
    const option = options[index];
    setOpen(false);
    if (option) onValueChange(option.value, { reason: 'pick' });
  };
  const typeAhead = (event: KeyboardEvent): void => {
    const { current } = typing;
    current.text = event.timeStamp - current.at > TYPE_AHEAD_MS ? event.key : current.text + event.key;
    current.at = event.timeStamp;
    const labels = options.map((option) => option.label);
    const found = typeAheadIndex(labels, current.text, open ? active : chosenIndex);
    if (found >= 0) show(found);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const move = moveOf(event.key);
    const inWord =
      event.key === ' ' && event.timeStamp - typing.current.at < TYPE_AHEAD_MS && typing.current.text !== '';
    if (move) {
      event.preventDefault();
      if (open) setActive(moveTo(move, active, options.length));
      else show(move === 'first' || move === 'last' ? moveTo(move, -1, options.length) : Math.max(chosenIndex, 0));
    } else if (
      event.key.length === 1 &&
      (event.key !== ' ' || inWord) &&
      !event.ctrlKey &&
      !event.metaKey &&
      !event.altKey
    ) {
      event.preventDefault();
      typeAhead(event);
    } else if (open && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      pick(active);
    } else if (open && event.key === 'Tab') {
      pick(active);
    } else if (open && event.key === 'Escape') {
      event.preventDefault();
      setOpen(false);
    }
  };
  const name = props.label === undefined ? labelId : `${id}name`;

  return (
    <>
      <button
        {...attributes}
        id={buttonId}
        ref={control}
        type="button"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={open ? `${id}list` : undefined}
        aria-activedescendant={open && active >= 0 ? listboxOptionId(id, active) : undefined}
        aria-labelledby={name}
        className={joinClass('tele-listbox-button', props.className)}
        data-look={look}
        data-size={size}
        data-compact={compact || undefined}
        data-tele-keeps-escape={open || undefined}
        onClick={() => (open ? setOpen(false) : show(Math.max(chosenIndex, 0)))}
        onKeyDown={onKeyDown}
        onBlur={() => setOpen(false)}
      >
        {props.icon && <Icon icon={props.icon} className="tele-listbox-button__icon" />}
        <span className="tele-listbox-button__value" data-placeholder={!chosen || undefined}>
          {chosen?.label ?? props.placeholder}
        </span>
        {chosen?.detail && <span className="tele-listbox-button__detail">{chosen.detail}</span>}
        <Icon icon={ChevronDownIcon} size="sm" className="tele-listbox-button__icon" />
      </button>
      {props.label !== undefined && (
        <span id={`${id}name`} hidden>
          {props.label}
        </span>
      )}
      {open &&
        container &&
        createPortal(
          <div ref={list} className="tele-list" data-look="listbox">
            <ListboxOptions
              id={id}
              labelledBy={name}
              options={options}
              active={active}
              value={value}
              onActive={setActive}
              onPick={pick}
            />
          </div>,
          container,
        )}
      <ListPlacement {...{ open, control, list, align }} sameWidth={false} />
    </>
  );
});
