import { lazy, Suspense, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { placeAt } from '../place-at.ts';
import { useProfile } from '../session/ProfileProvider.tsx';
import { useSignOut } from '../session/use-sign-out.ts';
import './chrome.css';
import { Banners } from './Banners.tsx';
import { LoadingPage } from './LoadingPage.tsx';
import { navLinks } from './nav-links.ts';
import { NavLinks } from './NavLinks.tsx';
import { personOf } from './person.ts';
import { TopBar } from './TopBar.tsx';
import { usePageFocus } from './use-page-focus.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';

const loadDrawer = () => import('./Drawer.tsx');
const Drawer = lazy(loadDrawer);

/** Everything around a signed-in screen: banners, top bar, drawer, dock. */
const Shell = () => {
  const { pathname } = useLocation();
  const signOut = useSignOut();
  const { me, role } = useProfile();
  const main = useRef<HTMLElement>(null);
  // Kept by path: a change of route takes the drawer away at once, and its focus return with it, before the new page takes the focus.
  const [drawer, setDrawer] = useState({ path: '', open: false });
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
        Skip to main content
      </a>
      <Banners />
      <TopBar
        {...shared}
        onMenuSoon={() => void loadDrawer()}
        onMenu={() => setDrawer({ path: pathname, open: true })}
      />
      <main ref={main} id="main" tabIndex={-1} className="tele-shell__main">
        <div className="tele-shell__page">
          <Suspense fallback={<LoadingPage />}>
            <Outlet />
          </Suspense>
        </div>
      </main>
      {docked && <NavLinks links={navLinks('dock', role, pathname)} label="Quick" look="dock" />}
      {drawer.path === pathname && (
        <Suspense>
          <Drawer {...shared} open={drawer.open} onClose={() => setDrawer({ path: pathname, open: false })} />
        </Suspense>
      )}
    </div>
  );
};

export default Shell;
