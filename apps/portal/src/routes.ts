const fixed = <const P extends string>(path: P) => ({ path, href: (): P => path });
const withId = <const B extends string>(base: B) => ({
  path: `${base}/:selectionId` as const,
  href: (selectionId: string) => `${base}/${encodeURIComponent(selectionId)}`,
});

/** Every URL of the portal: the router's pattern and the way to write one (spec section 2, product.md 'Profession ids and paths'). */
export const routes = {
  root: fixed('/'),
  login: fixed('/login'),
  landing: fixed('/oauth/callback'),
  categories: fixed('/match'),
  search: {
    path: '/match/:profession',
    /** The search form, with the search to start from when there is one (a query string). */
    href: (profession: string, query = '') => `/match/${profession}${query && `?${query}`}`,
  },
  start: fixed('/start'),
  results: {
    path: '/results/:profession',
    href: (profession: string, query: string) => `/results/${profession}?${query}`,
  },
  resultsOfDoctors: fixed('/results'),
  requests: fixed('/requests'),
  request: withId('/requests'),
  appointments: {
    path: '/appointments',
    /** `apt` names the appointment to open: an offerId, a selectionId or its time. */
    href: (apt?: string) => (apt ? `/appointments?apt=${encodeURIComponent(apt)}` : '/appointments'),
  },
  inbox: fixed('/inbox'),
  respond: withId('/inbox'),
  availability: fixed('/availability'),
  atlas: fixed('/atlas'),
  atlasSelection: withId('/atlas/selections'),
  services: fixed('/services'),
  serviceCategory: { path: '/services/:category', href: (category: string) => `/services/${category}` },
  register: fixed('/register'),
  patient: fixed('/patient'),
  specialist: fixed('/specialist'),
} as const;

/** Where matching starts: the target of '/', of any unknown URL and of a sign-in that was not on its way anywhere. */
export const matchStart = routes.search.href('doctor');
