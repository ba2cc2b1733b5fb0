import { useDisclosureClose, useOpenHere } from '@tele/kit';
import { Avatar, ChevronDownIcon, Icon, VisuallyHidden, useMessages } from '@tele/ui';
import { useId, useRef } from 'react';
import { AccountActions, type AccountActionsProps } from './AccountActions.tsx';
import { chromeMessages } from './chrome.messages.ts';
import type { Person } from './person.ts';
import { shortName } from './short-name.ts';
import './AccountMenu.css';

export interface AccountMenuProps extends AccountActionsProps {
  person: Person;
  route: string;
}

/** Account button and menu. A disclosure needs only Tab, Enter and Escape, and no library in the first load. */
export const AccountMenu = ({ person, route, viewer, onSignOut }: AccountMenuProps) => {
  const t = useMessages(chromeMessages);
  const { isOpen, open, close } = useOpenHere(route);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useDisclosureClose({ open: isOpen, root, button, close });
  return (
    <div ref={root} className="tele-account-menu">
      <button
        ref={button}
        type="button"
        className="tele-account-menu__button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={isOpen ? close : open}
      >
        <Avatar name={person.name ?? person.email ?? ''} size={28} />
        <span>
          <span>{shortName(person.name) ?? t.account}</span>
          <VisuallyHidden>{` ${t.accountMenu}`}</VisuallyHidden>
        </span>
        <Icon icon={ChevronDownIcon} size="sm" className="tele-account-menu__chevron" />
      </button>
      <div id={id} hidden={!isOpen} className="tele-account-menu__panel">
        {(person.name ?? person.email) && (
          <div className="tele-account-menu__who">
            {person.name && <b translate="no">{person.name}</b>}
            {person.email && <span translate="no">{person.email}</span>}
          </div>
        )}
        <AccountActions viewer={viewer} onSignOut={onSignOut} />
      </div>
    </div>
  );
};
