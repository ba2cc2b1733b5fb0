import { Sheet } from '@tele/ui';
import { AccountActions, type AccountActionsProps } from './AccountActions.tsx';
import { navLinks } from './nav-links.ts';
import { NavLinks } from './NavLinks.tsx';
import type { Person } from './person.ts';

export interface DrawerProps extends AccountActionsProps {
  open: boolean;
  onClose: () => void;
  person: Person;
  pathname: string;
}

/** The navigation again, at the left of a narrow window, then the account (design section 6). */
const Drawer = ({ open, onClose, person, pathname, role, onSignOut }: DrawerProps) => (
  <Sheet
    open={open}
    onOpenChange={(next) => !next && onClose()}
    title={person.name ?? 'Menu'}
    description={person.email ?? undefined}
    closeLabel="Close menu"
    className="tele-drawer"
  >
    <NavLinks links={navLinks('drawer', role, pathname)} label="Menu" look="drawer" />
    <AccountActions role={role} onSignOut={onSignOut} />
  </Sheet>
);

export default Drawer;
