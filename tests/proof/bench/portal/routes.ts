// Timed first screens and the data they need; the floor fetches the same.
export interface Call {
  method: 'GET' | 'POST';
  path: string;
  body?: unknown;
}

export interface FirstRoute {
  name: string;
  path: string;
  /** Session's owner; null for signed out. */
  email: string | null;
  /** Seconds until usable, from performance.md. */
  goal: number;
  /** Matches once data are drawn and controls respond. */
  usable: string;
  calls: readonly Call[];
}

const specialty = 'Gastroenterology & Hepatology';
const patient = 'maeve.tran@example.com';
const specialist = 'dr.callum.brodie@example.com';
const me: Call = { method: 'GET', path: '/auth/me' };
const get = (path: string): Call => ({ method: 'GET', path });

const drawn = '.tele-sprig, .tele-home__none, .tele-next-appointments';

export const firstRoutes: readonly FirstRoute[] = [
  { name: 'login', path: '/login', email: null, goal: 3, usable: 'input[type=email]:enabled', calls: [] },
  {
    name: 'search',
    path: '/match/doctor',
    email: patient,
    goal: 3,
    usable: 'input[role=combobox]:enabled',
    calls: [me, get('/specialties/available')],
  },
  {
    name: 'results',
    path: `/results/doctor?${new URLSearchParams({ specialty })}`,
    email: patient,
    goal: 4,
    usable: '.tele-slot',
    calls: [
      me,
      {
        method: 'POST',
        path: '/specialists/search',
        body: { profession: 'doctor', specialty, mode: 'EITHER', limit: 30, slotDays: 30 },
      },
    ],
  },
  {
    name: 'dashboard of a patient',
    path: '/start',
    email: patient,
    goal: 3,
    usable: `main:has(${drawn}) input[role=combobox]:enabled`,
    calls: [
      me,
      get('/notifications?role=patient'),
      get('/offers/mine?role=patient'),
      get('/appointments/mine?when=upcoming&role=patient'),
      get('/requests/mine?limit=8'),
      get('/specialties/available'),
    ],
  },
  {
    name: 'requests',
    path: '/requests',
    email: patient,
    goal: 3,
    usable: '[data-screen=requests] a[href^="/requests/"], main .tele-empty-state',
    calls: [me, get('/selections/mine')],
  },
  {
    name: 'dashboard of a specialist',
    path: '/work',
    email: specialist,
    goal: 3,
    usable: `main:has(${drawn})`,
    calls: [
      me,
      get('/notifications?role=specialist'),
      get('/appointments/mine?when=upcoming&role=specialist'),
      get('/requests/open'),
      get('/payouts/mine'),
    ],
  },
  {
    name: 'inbox',
    path: '/inbox',
    email: specialist,
    goal: 3,
    usable: '.tele-inbox__rows li, main .tele-empty-state',
    calls: [me, get('/selections/incoming')],
  },
  {
    name: 'availability',
    path: '/availability',
    email: specialist,
    goal: 3,
    usable: '[role=gridcell]',
    calls: [me, get('/availability/mine')],
  },
  {
    name: 'appointments',
    path: '/appointments',
    email: specialist,
    goal: 3,
    usable: '.tele-appointment-row__item, main .tele-empty-state',
    calls: [me, get('/appointments/mine')],
  },
];
