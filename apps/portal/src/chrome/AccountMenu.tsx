import { Avatar, ChevronDownIcon, Icon, VisuallyHidden } from '@tele/ui';
import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { AccountActions, type AccountActionsProps } from './AccountActions.tsx';
import type { Person } from './person.ts';
import { shortName } from './short-name.ts';

export interface AccountMenuProps extends AccountActionsProps {
  person: Person;
  /** A change of it closes the menu. */
  pathname: string;
}

/**
 * The account button and its menu: a disclosure of a link and a button, which needs no more keys than Tab, Enter and
 * Escape, and no library on the first load.
 */
export const AccountMenu = ({ person, pathname, role, onSignOut }: AccountMenuProps) => {
  const [openOn, setOpenOn] = useState<string | null>(null);
  const open = openOn === pathname;
  const close = (): void => setOpenOn(null);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    if (!open) return;
    const outside = (event: PointerEvent): void => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpenOn(null);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);
  const escape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !open) return;
    close();
    button.current?.focus();
  };
  const leave = (event: FocusEvent): void => {
    if (event.relatedTarget instanceof Node && !root.current?.contains(event.relatedTarget)) close();
  };
  return (
    <div ref={root} className="tele-account-menu" onKeyDown={escape} onBlur={leave}>
      <button
        ref={button}
        type="button"
        className="tele-account-menu__button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpenOn(open ? null : pathname)}
      >
        <Avatar name={person.name ?? person.email ?? ''} id={person.id} size={28} />
        {shortName(person.name)}
        <VisuallyHidden>, account menu</VisuallyHidden>
        <Icon icon={ChevronDownIcon} size="sm" className="tele-account-menu__chevron" />
      </button>
      <div id={id} hidden={!open} className="tele-account-menu__panel">
        {(person.name ?? person.email) && (
          <div className="tele-account-menu__who">
            {person.name && <b>{person.name}</b>}
            {person.email && <span>{person.email}</span>}
          </div>
        )}
        <AccountActions role={role} onSignOut={onSignOut} />
      </div>
    </div>
  );
};
