import { Icon, BareLink, PencilIcon, SignOutIcon, UserIcon, useMessages } from '@tele/ui';
import { places } from '../places.ts';
import { ownSide } from '../session/side.ts';
import { chromeMessages } from './chrome.messages.ts';
import type { Viewer } from './viewer.ts';
import './AccountActions.css';

export interface AccountActionsProps {
  viewer: Viewer;
  onSignOut: () => void;
}

export const AccountActions = ({ viewer, onSignOut }: AccountActionsProps) => {
  const t = useMessages(chromeMessages);
  const specialist = viewer.known !== null && ownSide(viewer.side, viewer.known) === 'specialist';
  return (
    <ul className="tele-account-actions">
      <li>
        <BareLink
          href={specialist ? places.specialist.href() : places.register.href()}
          className="tele-account-actions__item"
        >
          <Icon icon={specialist ? UserIcon : PencilIcon} />
          <span>{specialist ? t.accountSettings : t.editProfile}</span>
        </BareLink>
      </li>
      <li>
        <button type="button" className="tele-account-actions__item" onClick={onSignOut}>
          <Icon icon={SignOutIcon} />
          <span>{t.signOut}</span>
        </button>
      </li>
    </ul>
  );
};
