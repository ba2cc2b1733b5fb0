import { Icon, BareLink, PencilIcon, SignOutIcon, UserIcon, useMessages } from '@tele/ui';
import type { Role } from '../session/role.ts';
import { places } from '../places.ts';
import { chromeMessages } from './chrome.messages.ts';
import './AccountActions.css';

export interface AccountActionsProps {
  role: Role;
  onSignOut: () => void;
}

/** What the settings menu offers: Edit profile, or Account settings for a specialist, and Sign out (spec section 2). Staff have no profile. */
export const AccountActions = ({ role, onSignOut }: AccountActionsProps) => {
  const t = useMessages(chromeMessages);
  const specialist = role === 'specialist';
  return (
    <ul className="tele-account-actions">
      {role !== 'staff' && (
        <li>
          <BareLink
            href={specialist ? places.specialist.href() : places.register.href()}
            className="tele-account-actions__item"
          >
            <Icon icon={specialist ? UserIcon : PencilIcon} />
            {specialist ? t.accountSettings : t.editProfile}
          </BareLink>
        </li>
      )}
      <li>
        <button type="button" className="tele-account-actions__item" onClick={onSignOut}>
          <Icon icon={SignOutIcon} />
          {t.signOut}
        </button>
      </li>
    </ul>
  );
};
