import { Sheet, useMessages } from '@tele/ui';
import { AccountActions, type AccountActionsProps } from './AccountActions.tsx';
import { chromeMessages } from './chrome.messages.ts';
import { navLinks } from './nav-links.ts';
import { NavLinks } from './NavLinks.tsx';
import type { Person } from './person.ts';
import './Drawer.css';

export interface DrawerProps extends AccountActionsProps {
  open: boolean;
  onClose: () => void;
  person: Person;
  pathname: string;
}

/** The navigation again, at the left of a narrow window, then the account (design section 6). */
const Drawer = ({ open, onClose, person, pathname, role, onSignOut }: DrawerProps) => {
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
      <NavLinks links={navLinks('drawer', role, pathname)} label={t.menu} look="drawer" />
      <AccountActions role={role} onSignOut={onSignOut} />
    </Sheet>
  );
};

export default Drawer;
