import { BrandMark, IconButton, BareLink, MenuLinesIcon, useMessages } from '@tele/ui';
import type { ReactNode } from 'react';
import { AccountMenu, type AccountMenuProps } from './AccountMenu.tsx';
import { ExperienceTabs } from './ExperienceTabs.tsx';
import { SignInLink, type SignInLinkProps } from './SignInLink.tsx';
import { chromeMessages } from './chrome.messages.ts';
import { brandHref, navLinks } from './nav-links.ts';
import { NavLinks } from './NavLinks.tsx';
import './TopBar.css';

export interface TopBarProps extends AccountMenuProps, SignInLinkProps {
  pathname: string;
  bell?: ReactNode;
  onMenu: () => void;
  onMenuSoon: () => void;
}

/** Brand, sides, places, bell and account; on narrow windows brand, bell and menu button. */
export const TopBar = ({ pathname, bell, onMenu, onMenuSoon, onSignIn, ...account }: TopBarProps) => {
  const t = useMessages(chromeMessages);
  const { viewer } = account;
  return (
    <header className="tele-top-bar">
      <BareLink href={brandHref(viewer)} aria-label={t.home} className="tele-top-bar__brand">
        <BrandMark />
      </BareLink>
      <ExperienceTabs viewer={viewer} look="segments" />
      <NavLinks links={navLinks('bar', viewer, pathname)} label={t.mainLinks} look="bar" />
      <div className="tele-top-bar__end">
        {bell}
        {viewer.signedIn ? <AccountMenu {...account} /> : <SignInLink onSignIn={onSignIn} />}
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
