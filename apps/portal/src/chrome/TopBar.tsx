import { BrandMark, IconButton, BareLink, MenuLinesIcon, Pill, useMessages } from '@tele/ui';
import { AccountMenu, type AccountMenuProps } from './AccountMenu.tsx';
import { chromeMessages } from './chrome.messages.ts';
import { brandHref, navLinks } from './nav-links.ts';
import { NavLinks } from './NavLinks.tsx';
import './TopBar.css';

export interface TopBarProps extends AccountMenuProps {
  onMenu: () => void;
  /** Called when the menu button is about to be pressed. */
  onMenuSoon: () => void;
}

/** Brand, places and account; on a narrow window brand and menu button. Staff see that they are. */
export const TopBar = ({ onMenu, onMenuSoon, ...account }: TopBarProps) => {
  const t = useMessages(chromeMessages);
  return (
    <header className="tele-top-bar">
      <BareLink href={brandHref(account.role)} aria-label={t.home} className="tele-top-bar__brand">
        <BrandMark />
      </BareLink>
      {account.role === 'staff' && <Pill tone="positive">{t.staff}</Pill>}
      <NavLinks links={navLinks('bar', account.role, account.pathname)} label={t.mainLinks} look="bar" />
      <div className="tele-top-bar__end">
        <AccountMenu {...account} />
        <IconButton
          icon={MenuLinesIcon}
          label={t.menu}
          className="tele-top-bar__menu"
          aria-haspopup="dialog"
          onPointerEnter={onMenuSoon}
          onFocus={onMenuSoon}
          onClick={onMenu}
        />
      </div>
    </header>
  );
};
