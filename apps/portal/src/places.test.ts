import { describe, expect, it } from 'vitest';
import { latePageOf } from './late-pages.ts';
import { placeAt } from './place-at.ts';
import { matchStart, placeRows, places, type Side } from './places.ts';

describe('the places', () => {
  it('start matching with doctors', () => {
    expect(matchStart).toBe('/match/doctor');
  });

  it('write a search with and without its query', () => {
    expect(places.search.href('pets')).toBe('/match/pets');
    expect(places.search.href('pets', 'state=VIC')).toBe('/match/pets?state=VIC');
    expect(places.results.href('doctor', 'specialty=Cardiology')).toBe('/results/doctor?specialty=Cardiology');
  });

  it('keep an id from reaching into another path', () => {
    expect(places.request.href('a/../b')).toBe('/requests/a%2F..%2Fb');
    expect(places.respond.href('sel 1')).toBe('/inbox/sel%201');
    expect(places.signInWindow.href('sin_1&mode=signIn')).toBe('/sign-in?flow=sin_1%26mode%3DsignIn');
  });

  it('name the appointment to open', () => {
    expect(places.appointments.href()).toBe('/appointments');
    expect(places.appointments.href('2026-12-01T23:30:00.000Z')).toBe('/appointments?apt=2026-12-01T23%3A30%3A00.000Z');
  });

  it.each<Side>(['patient', 'specialist', 'staff'])('are preloaded when the navigation of a %s shows them', (side) => {
    const shown = placeRows.filter(({ nav }) => nav?.[side]);
    expect(shown.filter(({ preload }) => !preload?.includes(side)).map(({ path }) => path)).toEqual([]);
  });

  it('name pages that exist', () => {
    const named = placeRows.flatMap(({ page }) => page ?? []);
    expect(named.map(latePageOf)).toHaveLength(named.length);
  });
});

describe('a path', () => {
  it.each([
    ['/login', 'login/LoginScreen'],
    ['/oauth/callback', 'login/LandingScreen'],
    ['/sign-in', 'sign-in/SignInWindowPage'],
    ['/', undefined],
    ['/match', 'match/CategoryPage'],
    ['/match/pets', 'match/SearchPage'],
    ['/match/pets/ask', 'match/NewOpenRequestPage'],
    ['/start', 'patient-dashboard/PatientDashboardPage'],
    ['/atlas', 'match/SearchPage'],
    ['/services/doctors', undefined],
    ['/results/doctor', 'match/ResultsPage'],
    ['/results', 'match/ResultsPage'],
    ['/specialists/spc_1', 'match/SpecialistPage'],
    ['/requests', 'request/RequestsPage'],
    ['/requests/sel_1', 'request/RequestPage'],
    ['/requests/open/req_1', 'request/OpenRequestPage'],
    ['/atlas/selections/sel_1', 'request/RequestPage'],
    ['/appointments', 'appointment/AppointmentsPage'],
    ['/work', 'work/WorkPage'],
    ['/work/account', 'work/DocumentsPage'],
    ['/work/doctors', 'work/JoinPage'],
    ['/work/real-estate/me', 'work/PreviewPage'],
    ['/inbox/sel_1', 'inbox/RespondPage'],
    ['/inbox/requests', 'inbox/OpenRequestsPage'],
    ['/inbox/offers', 'inbox/OwnOffersPage'],
    ['/work/payouts', 'work/PayoutsPage'],
    ['/availability', 'availability/AvailabilityPage'],
    ['/register', 'account/RegisterPage'],
    ['/specialist', 'account/AccountPage'],
    ['/staff', 'staff/QueuePage'],
    ['/staff/app_1', 'staff/ReviewPage'],
    ['/nowhere', undefined],
  ])('shows on %s the page %s', (path, page) => expect(placeAt(path)?.page).toBe(page));
});
