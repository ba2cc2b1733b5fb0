import { lateCode, useLate, useMessages } from '@tele/ui';
import { useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { Bell } from '../notifications/Bell.tsx';
import { countText } from '../notifications/count-text.ts';
import { useBell } from '../notifications/use-bell.ts';
import { placeAt } from '../place-at.ts';
import { useProfile } from '../session/ProfileProvider.tsx';
import { useSession } from '../session/SessionProvider.tsx';
import { useSide } from '../session/SideProvider.tsx';
import { useComeBack } from '../session/use-come-back.ts';
import { Banners } from './Banners.tsx';
import { ExperienceTabs } from './ExperienceTabs.tsx';
import { chromeMessages } from './chrome.messages.ts';
import { navLinks } from './nav-links.ts';
import { NavLinks } from './NavLinks.tsx';
import { personOf } from './person.ts';
import { SignOut, useSignOut } from './SignOut.tsx';
import { TopBar } from './TopBar.tsx';
import { usePageFocus } from './use-page-focus.ts';
import { TitleMarkContext } from './use-page-title.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';
import type { Viewer } from './viewer.ts';
import './Shell.css';

const lateDrawer = lateCode(() => import('./Drawer.tsx'));

const Frame = () => {
  const t = useMessages(chromeMessages);
  const { pathname } = useLocation();
  const comeBack = useComeBack();
  const signOut = useSignOut();
  const { me } = useProfile();
  const { state } = useSession();
  const side = useSide();
  const main = useRef<HTMLElement>(null);
  // Kept by path: a change of route takes the drawer away at once, and its focus return with it, before the new page takes the focus.
  const [drawer, setDrawer] = useState({ path: '', open: false });
  // A new object each time it is opened: a press after one that could not fetch the drawer tries again.
  const late = useLate(lateDrawer, drawer.open && drawer);
  usePageFocus(main);
  useScrollRestoration();
  const viewer: Viewer = { known: me, side, signedIn: state.status === 'signed-in' };
  const bell = useBell(viewer, me?.userId ?? '');
  const shared = { person: personOf(me), viewer, pathname, onSignIn: comeBack, onSignOut: signOut };
  const { dock, tabs } = placeAt(pathname) ?? {};
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
        bell={bell && <Bell {...bell} pathname={pathname} />}
        onMenuSoon={() => lateDrawer.preload()}
        onMenu={() => setDrawer({ path: pathname, open: true })}
      />
      {tabs && side !== 'staff' && <ExperienceTabs side={side} look="tabs" />}
      <main ref={main} id="main" tabIndex={-1} className="tele-shell__main">
        <div className="tele-shell__page">
          <TitleMarkContext value={bell?.unseen ? `(${countText(bell.unseen)}) ` : ''}>
            <Outlet />
          </TitleMarkContext>
        </div>
      </main>
      {dock !== false && <NavLinks links={navLinks('dock', viewer, pathname)} label={t.quickLinks} look="dock" />}
      {drawer.path === pathname && late.tag === 'ready' && (
        <late.part.default {...shared} open={drawer.open} onClose={() => setDrawer({ path: pathname, open: false })} />
      )}
    </div>
  );
};

/** Everything around a screen: banners, top bar, drawer, dock. */
const Shell = () => (
  <SignOut>
    <Frame />
  </SignOut>
);

export default Shell;
