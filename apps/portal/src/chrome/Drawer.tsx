import { Sheet, useMessages } from '@tele/ui';
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

/** The experiences and the navigation again, at the left of a narrow window, then the account (design section 6). */
const Drawer = ({ open, onClose, person, pathname, viewer, onSignIn, onSignOut }: DrawerProps) => {
  const t = useMessages(chromeMessages);
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={person.name ?? t.menu}
      description={person.email ?? undefined}
      closeLabel={t.closeMenu}
      className="tele-drawer"
    >
      {viewer.side !== 'staff' && <ExperienceTabs side={viewer.side} look="block" />}
      <NavLinks links={navLinks('drawer', viewer, pathname)} label={t.menu} look="drawer" />
      {viewer.signedIn ? <AccountActions viewer={viewer} onSignOut={onSignOut} /> : <SignInLink onSignIn={onSignIn} />}
    </Sheet>
  );
};

export default Drawer;
