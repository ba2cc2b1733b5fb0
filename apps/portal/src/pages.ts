/** Every screen in a chunk of its own. */
const importPage = {
  shell: () => import('./chrome/Shell.tsx'),
  login: () => import('./login/LoginScreen.tsx'),
  landing: () => import('./login/LandingScreen.tsx'),
  category: () => import('./match/CategoryPage.tsx'),
  search: () => import('./match/SearchPage.tsx'),
  results: () => import('./match/ResultsPage.tsx'),
  requests: () => import('./request/RequestsPage.tsx'),
  request: () => import('./request/RequestPage.tsx'),
  appointments: () => import('./appointment/AppointmentsPage.tsx'),
  availability: () => import('./availability/AvailabilityPage.tsx'),
  inbox: () => import('./inbox/InboxPage.tsx'),
  respond: () => import('./inbox/RespondPage.tsx'),
  register: () => import('./account/RegisterPage.tsx'),
  account: () => import('./account/AccountPage.tsx'),
};

export type PageName = keyof typeof importPage;

/**
 * Loads a screen for drawing. Offline it waits, with the page before still on show, and then loads the address anew:
 * a browser may remember that an import failed, and would not ask again.
 */
const patiently = async <Page>(load: () => Promise<Page>): Promise<Page> => {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    return new Promise(() => window.addEventListener('online', () => window.location.reload(), { once: true }));
  }
};

export const loadPage = {
  shell: () => patiently(importPage.shell),
  login: () => patiently(importPage.login),
  landing: () => patiently(importPage.landing),
  category: () => patiently(importPage.category),
  search: () => patiently(importPage.search),
  results: () => patiently(importPage.results),
  requests: () => patiently(importPage.requests),
  request: () => patiently(importPage.request),
  appointments: () => patiently(importPage.appointments),
  availability: () => patiently(importPage.availability),
  inbox: () => patiently(importPage.inbox),
  respond: () => patiently(importPage.respond),
  register: () => patiently(importPage.register),
  account: () => patiently(importPage.account),
};

/** By the first part of a path: the screen of the path alone, and of one with an id or a profession after it. */
const bySection: Readonly<Record<string, readonly [alone: PageName, withMore: PageName]>> = {
  login: ['login', 'login'],
  oauth: ['landing', 'landing'],
  match: ['category', 'search'],
  services: ['category', 'search'],
  results: ['results', 'results'],
  requests: ['requests', 'request'],
  atlas: ['search', 'request'],
  availability: ['availability', 'availability'],
  inbox: ['inbox', 'respond'],
  appointments: ['appointments', 'appointments'],
  register: ['register', 'register'],
  patient: ['account', 'account'],
  specialist: ['account', 'account'],
};

/** The screen that a path most likely shows; whether it does is the router's to say. */
export const pageOf = (pathname: string): PageName => {
  const [, section = '', more] = pathname.split('/');
  return bySection[section]?.[more ? 1 : 0] ?? 'search';
};

/** Loads the first screen beside the current-user call, not after it. A failure shows when the screen is drawn. */
export const preloadFirstPage = (pathname: string, signedIn: boolean): void => {
  const page = pageOf(pathname);
  const publicPage = page === 'login' || page === 'landing';
  const needed: readonly PageName[] = publicPage ? [page] : signedIn ? ['shell', page] : ['login'];
  for (const name of needed) importPage[name]().catch(() => undefined);
};

const placesOf = {
  patient: ['search', 'results', 'requests', 'request', 'appointments', 'account'],
  specialist: ['inbox', 'respond', 'appointments', 'account'],
} as const satisfies Record<string, readonly PageName[]>;

/** Loads the other places of a role while nothing else is going on, so that they open at once, and offline too. */
export const preloadPlaces = (role: keyof typeof placesOf): void => {
  for (const name of placesOf[role]) importPage[name]().catch(() => undefined);
};
