import { useOpenHere } from '@tele/kit';
import { countText } from '@tele/notifications/screens';
import { lateCode, PartBoundary, useLate, useMessages } from '@tele/ui';
import { useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
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
import { heardSide, type Viewer } from './viewer.ts';
import './Shell.css';

const lateBell = lateCode(() => import('./ShellBell.tsx'));
const lateFoot = lateCode(() => import('../foot/SiteFoot.tsx'));
const lateDrawer = lateCode(() => import('./Drawer.tsx'));

const Frame = () => {
  const t = useMessages(chromeMessages);
  const { pathname, search } = useLocation();
  const route = `${pathname}${search}`;
  const comeBack = useComeBack();
  const signOut = useSignOut();
  const { me } = useProfile();
  const { state } = useSession();
  const side = useSide();
  const main = useRef<HTMLElement>(null);
  const drawer = useOpenHere(route);
  const late = useLate(lateDrawer, drawer.openReason);
  const foot = useLate(lateFoot);
  usePageFocus(main);
  useScrollRestoration();
  const viewer: Viewer = { known: me, side, signedIn: state.status === 'signed-in' };
  const bellSide = heardSide(viewer);
  const [unseen, setUnseen] = useState(0);
  const [toAnswer, setToAnswer] = useState(0);
  // Each route retries a failed load.
  const bell = useLate(lateBell, bellSide && route);
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
        route={route}
        bell={
          bellSide &&
          (bell.tag === 'ready' ? (
            <bell.part.default
              side={bellSide}
              person={me?.userId ?? ''}
              route={route}
              onUnseen={setUnseen}
              onToAnswer={setToAnswer}
            />
          ) : (
            <div className="tele-shell__bell" />
          ))
        }
        onMenuSoon={() => lateDrawer.preload()}
        onMenu={drawer.open}
      />
      {tabs && <ExperienceTabs viewer={viewer} look="tabs" />}
      <main ref={main} id="main" tabIndex={-1} className="tele-shell__main">
        <div className="tele-shell__page">
          <TitleMarkContext value={unseen > 0 ? `(${countText(unseen)}) ` : ''}>
            <PartBoundary of={pathname}>
              <Outlet />
            </PartBoundary>
          </TitleMarkContext>
        </div>
      </main>
      {foot.tag === 'ready' && <foot.part.SiteFoot />}
      {dock !== false && (
        <NavLinks links={navLinks('dock', viewer, pathname)} label={t.quickLinks} look="dock" toAnswer={toAnswer} />
      )}
      {drawer.wasOpened && late.tag === 'ready' && (
        <late.part.default {...shared} open={drawer.isOpen} onClose={drawer.close} />
      )}
    </div>
  );
};

const Shell = () => (
  <SignOut>
    <Frame />
  </SignOut>
);

export default Shell;
