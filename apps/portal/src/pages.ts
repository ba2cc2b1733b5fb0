/** Every screen in a chunk of its own. */
export const loadPage = {
  shell: () => import('./chrome/Shell.tsx'),
  login: () => import('./login/LoginScreen.tsx'),
  landing: () => import('./login/LandingScreen.tsx'),
  category: () => import('./match/CategoryPage.tsx'),
  search: () => import('./match/SearchPage.tsx'),
  results: () => import('./match/ResultsPage.tsx'),
  requests: () => import('./request/RequestsPage.tsx'),
  request: () => import('./request/RequestPage.tsx'),
  appointments: () => import('./appointment/AppointmentsPage.tsx'),
  inbox: () => import('./inbox/InboxPage.tsx'),
  respond: () => import('./inbox/RespondPage.tsx'),
  availability: () => import('./availability/AvailabilityPage.tsx'),
  register: () => import('./account/RegisterPage.tsx'),
  account: () => import('./account/AccountPage.tsx'),
};

export type PageName = keyof typeof loadPage;

/** The screen that a path most likely shows; whether it does is the router's to say. */
export const pageOf = (pathname: string): PageName => {
  const [, section, id] = pathname.split('/');
  switch (section) {
    case 'login':
      return 'login';
    case 'oauth':
      return 'landing';
    case 'match':
      return id ? 'search' : 'category';
    case 'services':
      return id ? 'search' : 'category';
    case 'results':
      return 'results';
    case 'requests':
      return id ? 'request' : 'requests';
    case 'atlas':
      return id ? 'request' : 'search';
    case 'inbox':
      return id ? 'respond' : 'inbox';
    case 'appointments':
    case 'availability':
    case 'register':
      return section;
    case 'patient':
    case 'specialist':
      return 'account';
    default:
      return 'search';
  }
};

/** Loads the first screen beside the current-user call, not after it. A failure shows when the screen is drawn. */
export const preloadFirstPage = (pathname: string, signedIn: boolean): void => {
  const page = pageOf(pathname);
  const publicPage = page === 'login' || page === 'landing';
  const needed: readonly PageName[] = publicPage ? [page] : signedIn ? ['shell', page] : ['login'];
  for (const name of needed) loadPage[name]().catch(() => undefined);
};
