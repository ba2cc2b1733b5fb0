import { Avatar, BrandMark, Sheet, useMessages, VisuallyHidden } from '@tele/ui';
import { AccountActions, type AccountActionsProps } from './AccountActions.tsx';
import { chromeMessages } from './chrome.messages.ts';
import { navLinks } from './nav-links.ts';
import { NavLinks } from './NavLinks.tsx';
import { ExperienceTabs } from './ExperienceTabs.tsx';
import { SignInLink, type SignInLinkProps } from './SignInLink.tsx';
import type { Person } from './person.ts';
import './Drawer.css';

export interface DrawerProps extends AccountActionsProps, SignInLinkProps {
  open: boolean;
  onClose: () => void;
  person: Person;
  pathname: string;
}

const Drawer = ({ open, onClose, person, pathname, viewer, onSignIn, onSignOut }: DrawerProps) => {
  const t = useMessages(chromeMessages);
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={
        <>
          <span aria-hidden="true">
            <BrandMark />
          </span>
          <VisuallyHidden>{t.menu}</VisuallyHidden>
        </>
      }
      description={person.email !== null && <Who name={person.name} email={person.email} />}
      closeLabel={t.closeMenu}
      className="tele-drawer"
    >
      <ExperienceTabs viewer={viewer} look="block" />
      <NavLinks links={navLinks('drawer', viewer, pathname)} label={t.menu} look="drawer" />
      {viewer.signedIn ? <AccountActions viewer={viewer} onSignOut={onSignOut} /> : <SignInLink onSignIn={onSignIn} />}
    </Sheet>
  );
};

interface WhoProps {
  name: string | null;
  email: string;
}

const Who = ({ name, email }: WhoProps) => (
  <span className="tele-drawer__who">
    <Avatar name={name ?? email} />
    <span className="tele-drawer__names">
      {name !== null && <b translate="no">{name}</b>}
      <span translate="no">{email}</span>
    </span>
  </span>
);

export default Drawer;
