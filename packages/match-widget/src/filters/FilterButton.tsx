import {
  Button,
  ChevronDownIcon,
  CloseIcon,
  IconButton,
  Popover,
  useMessages,
  VisuallyHidden,
  type IconSource,
} from '@tele/ui';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { filtersMessages } from './filters.messages.ts';
import './filters.css';

export interface FilterButtonProps {
  icon: IconSource;
  name: string;
  set: string | null;
  onClear: () => void;
  children: ReactNode;
}

/** Button that opens a filter. A set filter shows its value and a clear button; Backspace clears it too. */
export const FilterButton = ({ icon, name, set, onClear, children }: FilterButtonProps) => {
  const t = useMessages(filtersMessages);
  const button = useRef<HTMLButtonElement>(null);
  const clear = (): void => {
    onClear();
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (set === null || event.key !== 'Backspace') return;
    event.preventDefault();
    clear();
  };
  return (
    <span className="tele-filters__button" data-set={set !== null || undefined}>
      <Popover
        label={name}
        trigger={
          <Button
            ref={button}
            iconStart={icon}
            iconEnd={set === null ? ChevronDownIcon : undefined}
            variant={set === null ? 'secondary' : 'soft'}
            onKeyDown={onKeyDown}
          >
            {set !== null && <VisuallyHidden>{`${name}: `}</VisuallyHidden>}
            <span>{set ?? name}</span>
          </Button>
        }
      >
        {children}
      </Popover>
      {set !== null && <IconButton icon={CloseIcon} label={t.clearOne({ label: name })} onClick={clear} />}
    </span>
  );
};
