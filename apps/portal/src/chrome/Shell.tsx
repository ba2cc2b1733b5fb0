import { lateCode, useLate, useMessages } from '@tele/ui';
import { useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { placeAt } from '../place-at.ts';
import { useProfile } from '../session/ProfileProvider.tsx';
import { Banners } from './Banners.tsx';
import { chromeMessages } from './chrome.messages.ts';
import { navLinks } from './nav-links.ts';
import { NavLinks } from './NavLinks.tsx';
import { personOf } from './person.ts';
import { SignOut, useSignOut } from './SignOut.tsx';
import { TopBar } from './TopBar.tsx';
import { usePageFocus } from './use-page-focus.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';
import './Shell.css';

const lateDrawer = lateCode(() => import('./Drawer.tsx'));

const Frame = () => {
  const t = useMessages(chromeMessages);
  const { pathname } = useLocation();
  const signOut = useSignOut();
  const { me, role } = useProfile();
  const main = useRef<HTMLElement>(null);
  // Kept by path: a change of route takes the drawer away at once, and its focus return with it, before the new page takes the focus.
  const [drawer, setDrawer] = useState({ path: '', open: false });
  // A new object each time it is opened: a press after one that could not fetch the drawer tries again.
  const late = useLate(lateDrawer, drawer.open && drawer);
  usePageFocus(main);
  useScrollRestoration();
  const shared = { person: personOf(me), role, pathname, onSignOut: signOut };
  const docked = placeAt(pathname)?.dock !== false;
  return (
    <div className="tele-shell">
      <a
        className="tele-shell__skip"
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {t.skip}
      </a>
      <Banners />
      <TopBar
        {...shared}
        onMenuSoon={() => lateDrawer.preload()}
        onMenu={() => setDrawer({ path: pathname, open: true })}
      />
      <main ref={main} id="main" tabIndex={-1} className="tele-shell__main">
        <div className="tele-shell__page">
          <Outlet />
        </div>
      </main>
      {docked && <NavLinks links={navLinks('dock', role, pathname)} label={t.quickLinks} look="dock" />}
      {drawer.path === pathname && late.tag === 'ready' && (
        <late.part.default {...shared} open={drawer.open} onClose={() => setDrawer({ path: pathname, open: false })} />
      )}
    </div>
  );
};

/** Everything around a signed-in screen: banners, top bar, drawer, dock. */
const Shell = () => (
  <SignOut>
    <Frame />
  </SignOut>
);

export default Shell;
