import { aMe, aPatientProfile } from '@tele/core/testing';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from './config/config.ts';
import { lateShell } from './first-page.ts';
import { latePageOf } from './late-pages.ts';
import { placeAt } from './place-at.ts';
import { placeRows } from './places.ts';
import { Portal } from './Portal.tsx';
import type { Me } from './session/ProfileProvider.tsx';
import { tokenKey } from './session/stored.ts';

// Replaces pages with blank ones; only redirects are tested.
const { blank } = vi.hoisted(() => ({
  blank: () =>
    new Proxy({}, { get: (_, name) => (name === 'then' ? undefined : () => null), has: (_, name) => name !== 'then' }),
}));
vi.mock('@tele/match-widget/screens', blank);
vi.mock('@tele/provider-inbox/screens', blank);
vi.mock('@tele/doctor-register/screens', blank);
vi.mock('@tele/availability-calendar/screens', blank);
vi.mock('@tele/appointments', blank);
vi.mock('@tele/staff/screens', blank);

const people = {
  anonymous: null,
  newcomer: aMe({ role: null, profile: null }),
  patient: aMe({ role: 'patient', profile: aPatientProfile() }),
  specialist: aMe({ role: 'specialist', profile: null }),
  staff: aMe({ role: 'staff', profile: null }),
} satisfies Record<string, Me | null>;
type Person = keyof typeof people;
const everybody = Object.keys(people) as Person[];

const stays = null;
/** Final URL for anonymous, newcomer, patient, specialist and staff; `stays` is the opened URL. */
type Ends = readonly [string | null, string | null, string | null, string | null, string | null];

const anyone: Ends = [stays, stays, stays, stays, stays];
const signedIn: Ends = ['/login', stays, stays, stays, stays];
const ofSpecialists: Ends = ['/login', '/work', '/work', stays, '/work'];
const ofStaff: Ends = ['/login', '/match/doctor', '/match/doctor', '/match/doctor', stays];
const leads = (to: string): Ends => ['/login', to, to, to, to];

/** Every URL of spec section 2 and product.md, and the redirects of unknown ones. */
const table: readonly (readonly [url: string, ends: Ends])[] = [
  // '/' and '/login' are not stored as redirects.
  ['/', leads('/match/doctor')],
  ['/login', [stays, '/match/doctor', '/match/doctor', '/match/doctor', '/match/doctor']],
  ['/sign-in', anyone],
  ['/sign-in?flow=sin_1', anyone],
  // No token in the hash.
  ['/oauth/callback', leads('/match/doctor')],

  ['/match', signedIn],
  ['/match/doctor', signedIn],
  ['/match/pets', signedIn],
  ['/match/doctors', leads('/match/doctor')],
  ['/match/plumbers', leads('/match/doctor')],
  ['/match/doctor/ask?specialty=Cardiology', signedIn],
  ['/match/doctors/ask', leads('/match/doctor/ask')],
  ['/services', leads('/match')],
  ['/services/doctors', leads('/match/doctor')],
  ['/services/pets', leads('/match/pets')],
  ['/services/plumbers', leads('/match/doctor')],
  ['/start', signedIn],
  ['/atlas', signedIn],
  ['/results/doctor?specialty=Cardiology', signedIn],
  ['/results?specialty=Cardiology', signedIn],
  ['/results/doctors?specialty=Cardiology', leads('/results/doctor?specialty=Cardiology')],
  ['/results/doctor', leads('/match/doctor')],
  ['/results', leads('/match/doctor')],
  ['/results/plumbers?specialty=Cardiology', leads('/match/doctor')],
  ['/specialists/spc_1', signedIn],
  ['/specialists/not-an-id', signedIn],
  ['/specialists', leads('/match/doctor')],

  ['/requests', signedIn],
  // Missing requests show an error on their page; without a patient profile there are none.
  ['/requests/sel_1', ['/login', '/requests', stays, '/requests', '/requests']],
  ['/requests/not-an-id', ['/login', '/requests', stays, '/requests', '/requests']],
  ['/requests/%E0%A4%A', ['/login', '/requests', stays, '/requests', '/requests']],
  ['/requests/a%2Fb', ['/login', '/requests', stays, '/requests', '/requests']],
  ['/requests/open/req_1', ['/login', '/requests', stays, '/requests', '/requests']],
  ['/atlas/selections/sel_1', ['/login', '/requests', stays, '/requests', '/requests']],
  ['/requests/sel_1/more/of/it', leads('/match/doctor')],
  ['/appointments', signedIn],
  ['/appointments?apt=sel_1', signedIn],
  ['/appointments?apt=nothing', signedIn],

  ['/work', signedIn],
  ['/work/doctors', anyone],
  ['/work/pets', anyone],
  ['/work/doctor', ['/work/doctors', '/work/doctors', '/work/doctors', '/work/doctors', '/work/doctors']],
  ['/work/plumbers', ['/login', '/match/doctor', '/match/doctor', '/match/doctor', '/match/doctor']],
  ['/work/doctors/me', signedIn],
  ['/work/doctor/me', leads('/work/doctors/me')],
  ['/work/account', ofSpecialists],
  ['/work/payouts', ofSpecialists],
  ['/inbox', ofSpecialists],
  ['/inbox/requests', ofSpecialists],
  ['/inbox/offers', ofSpecialists],
  ['/inbox/reschedules/mov_1', ofSpecialists],
  ['/inbox/sel_1', ofSpecialists],
  ['/inbox/not-an-id', ofSpecialists],
  ['/availability', ofSpecialists],

  ['/patient', ['/login', stays, stays, '/specialist', stays]],
  ['/specialist', ['/login', '/patient', '/patient', stays, '/patient']],
  ['/register', signedIn],

  ['/staff', ofStaff],
  ['/staff/app_1', ofStaff],
  ['/staff/not-an-id', ofStaff],

  ['/nowhere', leads('/match/doctor')],
  ['/work/doctors/me/too', leads('/match/doctor')],
];

const Where = () => {
  const { pathname, search } = useLocation();
  return <output data-testid="where">{`${pathname}${search}`}</output>;
};
const where = (): string | null => screen.getByTestId('where').textContent;

const tokenOf = (subject: string): string =>
  `h.${btoa(JSON.stringify({ sub: subject, exp: Date.parse('2100-01-01') / 1_000 }))}.s`;

async function open(url: string, person: Person, end: string, config = readConfig({})): Promise<void> {
  const me = people[person];
  if (me) localStorage.setItem(tokenKey, tokenOf(person));
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    const asked = String(input instanceof Request ? input.url : input);
    return asked.endsWith('/auth/me')
      ? Response.json(me)
      : Response.json({ error: 'Not found.', code: 'NOT_FOUND' }, { status: 404 });
  });
  render(
    <MemoryRouter initialEntries={[url]}>
      <Where />
      <Portal config={config} />
    </MemoryRouter>,
  );
  await waitFor(() => expect(where()).toBe(end));
  const page = placeAt(end.split('?')[0] ?? '')?.page;
  if (!page) throw new Error(`${end} is a place without a page: nobody may end there.`);
  await act(async () => {
    await Promise.all([latePageOf(page).load(), lateShell.load()]);
  });
  await act(async () => undefined);
}

beforeEach(() => {
  window.matchMedia ??= (query) =>
    ({
      matches: false,
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as never;
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

describe.each(everybody)('for a person who is %s', (person) => {
  it.each(table.map(([url, ends]) => [url, ends[everybody.indexOf(person)] ?? url] as const))(
    '%s ends at %s',
    async (url, end) => {
      await open(url, person, end);
      expect(where()).toBe(end);
    },
  );
});

/** Final URLs of visitors to an open portal, where they differ. */
const openEnds: Readonly<Record<string, string | null>> = {
  '/': '/match/doctor',
  '/match': stays,
  '/match/doctor': stays,
  '/match/pets': stays,
  '/match/doctors': '/match/doctor',
  '/match/plumbers': '/match/doctor',
  '/services': '/match',
  '/services/doctors': '/match/doctor',
  '/services/pets': '/match/pets',
  '/services/plumbers': '/match/doctor',
  '/atlas': stays,
  '/results/doctor?specialty=Cardiology': stays,
  '/results?specialty=Cardiology': stays,
  '/results/doctors?specialty=Cardiology': '/results/doctor?specialty=Cardiology',
  '/results/doctor': '/match/doctor',
  '/results': '/match/doctor',
  '/results/plumbers?specialty=Cardiology': '/match/doctor',
  '/specialists/spc_1': stays,
  '/specialists/not-an-id': stays,
  '/work': stays,
  // By way of '/'.
  '/work/plumbers': '/match/doctor',
};

describe('for a visitor to an open portal', () => {
  const openPortal = readConfig({ VITE_PORTAL_BROWSING: 'open' });
  const ends = table.map(([url, [end]]) => [url, (url in openEnds ? openEnds[url] : end) ?? url] as const);
  it.each(ends)('%s ends at %s', async (url, end) => {
    await open(url, 'anonymous', end, openPortal);
    expect(where()).toBe(end);
  });

  it('every exception is a URL of the table', () => {
    expect(Object.keys(openEnds).filter((url) => !table.some(([listed]) => listed === url))).toEqual([]);
  });
});

it('the table has every place', () => {
  const opened = table.map(([url]) => placeAt(url.split('?')[0] ?? '')?.path);
  const left = placeRows.map(({ path }) => path).filter((path) => !opened.includes(path));
  expect(left).toEqual([]);
});
