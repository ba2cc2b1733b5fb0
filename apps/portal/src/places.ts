import type { placesMessages } from './places.messages.ts';

/** Client and provider sides, and staff. */
export type Side = 'patient' | 'specialist' | 'staff';
export type Experience = Exclude<Side, 'staff'>;

export type PlaceWord = keyof (typeof placesMessages)['table'];

export interface NavEntry {
  /** Label in top bar and drawer; omitted, only the dock shows the place. */
  label?: PlaceWord;
  /** Drawer label of a place in neither bar nor dock. */
  drawer?: PlaceWord;
  /** Shorter dock label; omitted, only bar and drawer show the place. */
  dock?: PlaceWord;
  /** URL of the link, if the path has a parameter. */
  to?: string;
  icon: 'home' | 'briefcase' | 'search' | 'file' | 'calendar-check' | 'calendar-days' | 'inbox' | 'user';
  /** Also open to people who do not have this side yet. */
  open?: true;
}

export interface Place {
  /** Router pattern. */
  path: string;
  /** Page file under `src`, its own chunk. Omitted: the URL redirects. */
  page?: string;
  /** Default: everyone signed in. A side's place redirects people without that side to `others`. */
  who?: 'anyone' | { side: Side; others: string };
  /** Side to show if both may see the place. Default: the last one shown (spec section 2). */
  side?: Experience;
  /** Renders without bars and navigation. */
  bare?: true;
  /** Shows the side tabs on a phone too (design section 6, '/match, /work'). */
  tabs?: true;
  /** Title of the tab and history entry. Never about a person or their health. */
  title?: PlaceWord;
  /** Part of the portal, which the navigation marks as current. */
  section?:
    | 'home'
    | 'find'
    | 'work'
    | 'requests'
    | 'appointments'
    | 'inbox'
    | 'availability'
    | 'account'
    | 'applications';
  /** Navigation entries, in row order. */
  nav?: Partial<Record<Side, NavEntry>>;
  /** Sides that preload it when idle, so it opens at once, and offline. */
  preload?: readonly Side[];
  /** False for a place without the dock, which also yields to a screen's bar (`Shell.css`). */
  dock?: false;
}

const at = <const P extends string>(path: P) => ({ path, href: (): P => path });
const withId = <const B extends string>(base: B) => ({
  path: `${base}/:selectionId` as const,
  href: (selectionId: string) => `${base}/${encodeURIComponent(selectionId)}`,
});

const ofSpecialists = { side: 'specialist', others: '/work' } as const;
const ofStaff = { side: 'staff', others: '/' } as const;

const signIn = { page: 'login/LoginScreen', title: 'signIn', who: 'anyone', bare: true } as const;
const find = { page: 'match/SearchPage', title: 'findProfessional', section: 'find', side: 'patient' } as const;
const resultsPage = { ...find, page: 'match/ResultsPage', title: 'results' } as const;
const work = { section: 'work', side: 'specialist' } as const;
const inbox = { section: 'inbox', who: ofSpecialists, preload: ['specialist'] } as const;
const request = { page: 'request/RequestPage', title: 'request', section: 'requests', side: 'patient' } as const;
const account = { page: 'account/AccountPage', title: 'account', section: 'account' } as const;

/** Portal URLs and their builders (spec section 2, product.md 'Profession ids and paths'). */
export const places = {
  login: { ...at('/login'), ...signIn },
  landing: { ...at('/oauth/callback'), page: 'login/LandingScreen', title: 'signIn', who: 'anyone', bare: true },
  signInWindow: {
    path: '/sign-in',
    /** Opened by a partner's page for its sign-in. */
    href: (signInId: string) => `/sign-in?flow=${encodeURIComponent(signInId)}`,
    page: 'sign-in/SignInWindowPage',
    title: 'signIn',
    who: 'anyone',
    bare: true,
  },

  root: at('/'),
  services: at('/services'),
  serviceCategory: { path: '/services/:category', href: (category: string) => `/services/${category}` },

  // First in the drawer, and the brand's target.
  start: {
    ...at('/start'),
    page: 'patient-dashboard/PatientDashboardPage',
    title: 'home',
    section: 'home',
    side: 'patient',
    nav: { patient: { drawer: 'home', icon: 'home' } },
    preload: ['patient'],
  },
  category: { ...at('/match'), ...find, page: 'match/CategoryPage', tabs: true },
  search: {
    path: '/match/:profession',
    /** Search form, optionally with a search as a query string. */
    href: (profession: string, query: string = '') => `/match/${profession}${query && `?${query}`}`,
    ...find,
    nav: { patient: { label: 'findSpecialists', dock: 'match', to: '/match/doctor', icon: 'search', open: true } },
    preload: ['patient'],
  },
  newOpenRequest: {
    path: '/match/:profession/ask',
    /** Form to request times, with the search as a query string. */
    href: (profession: string, query: string = '') => `/match/${profession}/ask${query && `?${query}`}`,
    ...find,
    page: 'match/NewOpenRequestPage',
    title: 'askForTimes',
  },
  atlas: { ...at('/atlas'), ...find },
  results: {
    path: '/results/:profession',
    href: (profession: string, query: string) => `/results/${profession}?${query}`,
    ...resultsPage,
    preload: ['patient'],
  },
  resultsOfDoctors: { ...at('/results'), ...resultsPage },
  specialistPage: {
    path: '/specialists/:specialistId',
    /** Public page of a specialist, with all times. */
    href: (specialistId: string) => `/specialists/${encodeURIComponent(specialistId)}`,
    ...find,
    page: 'match/SpecialistPage',
    title: 'profile',
  },

  requests: {
    ...at('/requests'),
    page: 'request/RequestsPage',
    title: 'requests',
    section: 'requests',
    side: 'patient',
    nav: { patient: { label: 'requests', dock: 'requests', icon: 'file' } },
    preload: ['patient'],
  },
  openRequest: {
    path: '/requests/open/:requestId',
    href: (requestId: string) => `/requests/open/${encodeURIComponent(requestId)}`,
    ...request,
    page: 'request/OpenRequestPage',
  },
  request: { ...withId('/requests'), ...request, preload: ['patient'] },
  atlasRequest: { ...withId('/atlas/selections'), ...request },

  work: {
    ...at('/work'),
    ...work,
    page: 'work/WorkPage',
    title: 'work',
    tabs: true,
    nav: { specialist: { dock: 'work', icon: 'briefcase', open: true } },
    preload: ['specialist'],
  },
  // Before the categories: it is not one.
  documents: { ...at('/work/account'), ...work, page: 'work/DocumentsPage', title: 'documents', who: ofSpecialists },
  payouts: { ...at('/work/payouts'), ...work, page: 'work/PayoutsPage', title: 'payouts', who: ofSpecialists },
  join: {
    path: '/work/:category',
    /** Registration in a category; `path` is its segment ('doctors'). */
    href: (category: string) => `/work/${category}`,
    ...work,
    page: 'work/JoinPage',
    title: 'registerProvider',
    who: 'anyone',
    tabs: true,
  },
  preview: {
    path: '/work/:category/me',
    href: (category: string) => `/work/${category}/me`,
    ...work,
    page: 'work/PreviewPage',
    title: 'preview',
  },

  inbox: {
    ...at('/inbox'),
    page: 'inbox/InboxPage',
    title: 'inbox',
    ...inbox,
    nav: { specialist: { label: 'inbox', dock: 'inbox', icon: 'inbox' } },
  },
  // Before single requests: the path is not an ID.
  openRequests: {
    ...at('/inbox/requests'),
    page: 'inbox/OpenRequestsPage',
    title: 'openRequests',
    ...inbox,
  },
  ownOffers: {
    ...at('/inbox/offers'),
    page: 'inbox/OwnOffersPage',
    title: 'ownOffers',
    ...inbox,
  },
  reschedule: {
    path: '/inbox/reschedules/:rescheduleId',
    href: (rescheduleId: string) => `/inbox/reschedules/${encodeURIComponent(rescheduleId)}`,
    page: 'inbox/ReschedulePage',
    title: 'rescheduleBooking',
    section: 'inbox',
    who: ofSpecialists,
  },
  respond: {
    ...withId('/inbox'),
    page: 'inbox/RespondPage',
    title: 'respond',
    ...inbox,
  },
  availability: {
    ...at('/availability'),
    page: 'availability/AvailabilityPage',
    title: 'availability',
    section: 'availability',
    who: ofSpecialists,
    nav: { specialist: { label: 'availability', dock: 'schedule', icon: 'calendar-days' } },
    preload: ['specialist'],
  },

  appointments: {
    path: '/appointments',
    /** `apt` is the appointment to open: an offerId, a selectionId or its time. */
    href: (apt?: string) => (apt ? `/appointments?apt=${encodeURIComponent(apt)}` : '/appointments'),
    page: 'appointment/AppointmentsPage',
    title: 'appointments',
    section: 'appointments',
    nav: {
      patient: { label: 'appointments', dock: 'booked', icon: 'calendar-check' },
      specialist: { label: 'appointments', icon: 'calendar-check' },
    },
    preload: ['patient', 'specialist'],
  },

  register: { ...at('/register'), page: 'account/RegisterPage', title: 'editProfile', section: 'account' },
  patient: {
    ...at('/patient'),
    ...account,
    who: { side: 'patient', others: '/specialist' },
    nav: { patient: { dock: 'account', icon: 'user' } },
    preload: ['patient'],
  },
  specialist: {
    ...at('/specialist'),
    ...account,
    who: { side: 'specialist', others: '/patient' },
    nav: { specialist: { dock: 'account', icon: 'user' } },
    preload: ['specialist'],
  },

  staff: {
    ...at('/staff'),
    page: 'staff/QueuePage',
    title: 'applications',
    section: 'applications',
    who: ofStaff,
    nav: { staff: { label: 'applications', dock: 'applications', icon: 'file' } },
    preload: ['staff'],
    dock: false,
  },
  staffApplication: {
    path: '/staff/:applicationId',
    href: (applicationId: string) => `/staff/${encodeURIComponent(applicationId)}`,
    page: 'staff/ReviewPage',
    title: 'application',
    section: 'applications',
    who: ofStaff,
    preload: ['staff'],
    dock: false,
  },
} as const satisfies Record<string, Place & { href: (...parts: never[]) => string }>;

export const placeRows: readonly Place[] = Object.values(places);

/** Start of matching: target of '/', unknown URLs, and sign-ins without a stored redirect. */
export const matchStart = places.search.href('doctor');

export const payHref = (selectionId: string): string => `${places.request.href(selectionId)}#pay`;
