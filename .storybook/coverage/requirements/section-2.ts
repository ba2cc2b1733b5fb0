import type { Section } from './requirement.ts';

export const section2: Section = {
  root: {
    asks: 'The root leads to /match/doctor; so does every path that is not known.',
    tests: ['apps/portal/src/route-table.test.tsx: the table has every place'],
  },
  'signed-out': {
    asks: 'All routes but the sign-in ones need a session; without one the way leads to /login, and on from there.',
    tests: [
      'tests/journeys/places.spec.ts: a category’s registration opens signed out; other provider pages need a sign-in',
    ],
  },
  'session-checked': { asks: 'While the session is looked at, a message says that it loads.' },
  landing: {
    asks: 'The landing route reads its token from the address, says so, and goes where the visitor was going; on failure to /login.',
    quotes: ['Signing you in…'],
  },
  'after-sign-in': {
    asks: 'After sign-in from /, /login or the callback: /match/doctor. The way that was broken off is taken up again.',
    tests: ['apps/portal/src/login/after-login.test.ts: returns to the page that required the sign-in, with its query'],
  },
  'client-routes': {
    asks: 'Client routes: /match, /match/:profession, /start, /results, /requests, /appointments, /atlas and those under them.',
    tests: ['apps/portal/src/route-table.test.tsx: the table has every place'],
  },
  'match-doctors': {
    asks: '/match/doctors leads to /match/doctor.',
    tests: ['apps/portal/src/route-table.test.tsx: the table has every place'],
  },
  'provider-routes': {
    asks: 'Provider routes: /work, its 12 categories, /work/doctors and /me, /work/account, /inbox, /availability, /appointments.',
    tests: ['apps/portal/src/route-table.test.tsx: the table has every place'],
  },
  'account-routes': {
    asks: '/specialist and /patient take a profile and a way to sign out; /register edits the profile.',
    tests: ['apps/portal/src/route-table.test.tsx: the table has every place'],
  },
  experience: {
    asks: 'Under /work the experience is the provider’s, under /match the client’s; the tab leads to /match/doctor or /work.',
    tests: ['tests/journeys/places.spec.ts: the tabs choose the side, also on shared pages'],
  },
  'top-bar': {
    asks: 'The brand leads home: /inbox, /start or /, by role.',
    tests: [
      'apps/portal/src/chrome/nav-links.test.ts: links the brand to the home of the role, or of the current side',
    ],
  },
  'patient-nav': {
    asks: 'A patient’s navigation: Find specialists, Requests, Appointments.',
    quotes: ['Find specialists', 'Requests', 'Appointments'],
  },
  'specialist-nav': {
    asks: 'A specialist’s navigation: Inbox, Availability, Appointments.',
    quotes: ['Inbox', 'Availability'],
  },
  bell: { asks: 'A bell with the number of what is unseen, 99+ above 99; its panel has Appointments and Requests.' },
  'settings-menu': {
    asks: 'The settings menu: Edit profile, Sign out; a specialist’s dashboard: Account settings, Sign out.',
    quotes: ['Edit profile', 'Sign out', 'Account settings'],
  },
  drawer: { asks: 'On a phone a drawer repeats the navigation.' },
  'menus-close': {
    asks: 'Escape and every change of route close all menus.',
    tests: [
      'packages/kit/src/open/use-open-here.test.tsx: a panel closes on any route change, and stays closed on Back',
    ],
  },
  'client-dock': { asks: 'A client’s dock: Match, Requests, Booked, Account.', quotes: ['Match', 'Booked', 'Account'] },
  'provider-dock': { asks: 'A provider’s dock: Work, Inbox, Schedule, Account.', quotes: ['Work', 'Schedule'] },
  'offline-banner': {
    asks: 'Offline, a banner says what happens to changes.',
    quotes: ['You’re offline. Changes will retry when connection resumes.'],
  },
  'error-screen': { asks: 'What fails at the top shows a screen with its message.', quotes: ['Something went wrong'] },
  'payments-missing': { asks: 'Without the public key of the payment provider a banner says so.' },
  login: {
    asks: 'Google, an OR, an email with Continue; the button rests while busy or while the email is empty.',
    quotes: ['Continue with Google', 'OR', 'Continue'],
  },
  'category-chooser': {
    asks: 'The chooser says what the service does, starts a match, and leads to all twelve categories.',
    quotes: [
      'We match clients with verified tele professionals, Australia-wide.',
      'Start a match',
      'See all categories',
    ],
  },
  'search-form': {
    asks: 'The search: specialty (required), state, reason, display time zone. Cancel leads to /requests, search to the results with the query.',
  },
  'results-without-specialty': { asks: 'Results without a specialty lead back to the search.' },
  results: { asks: 'Results: photo, name, city and state, subspecialties, bio, slot buttons.' },
  'results-footer': {
    asks: 'A footer that stays, with what it costs; a card is asked for in a sheet; then the request’s page, which knows that it comes from payment.',
    quotes: ['Submit & pay $15'],
  },
  'patient-requests': {
    asks: 'Requests that are booked or paid, with FILLED or OPEN, candidates that unfold, View, and a way to the search.',
    quotes: ['Filled', 'Open', 'View'],
  },
  'request-detail': {
    asks: 'A request: its details, the confirmed booking, its candidates; unpaid, a button to pay that opens a card.',
    quotes: ['Pay $15 to submit'],
  },
  'request-by-query': {
    asks: 'The id of a request may also come from the query, as selectionId or id.',
    tests: ['apps/portal/src/route-table.test.tsx: the table has every place'],
  },
  'request-end': { asks: 'A patient can cancel a selection and delete a request.' },
  'patient-dashboard': {
    asks: 'A patient’s dashboard: zone, Find specialists to /atlas, what is coming, and their selections with View to /atlas/selections.',
  },
  appointments: { asks: 'Appointments by day: specialty, time, counterpart and fee; a linked one is opened.' },
  'appointment-sheet': {
    asks: 'The sheet: when, counterpart, fee; for a specialist the patient’s details and a reference.',
  },
  'appointment-actions': {
    asks: 'A specialist writes, calls, opens a calendar; Cancel appointment where it can be; Close.',
    quotes: ['Email patient', 'Call', 'Open calendar', 'Cancel appointment', 'Close'],
  },
  inbox: {
    asks: 'The inbox lists what is pending: specialty, PENDING, time in Sydney, View; a row unfolds reason and cap in whole dollars.',
    quotes: ['Pending'],
  },
  'inbox-empty': { asks: 'An empty inbox says so, and what will come.', quotes: ['No pending selections right now.'] },
  'inbox-loading': { asks: 'The inbox shows that it loads, and that it is offline.' },
  respond: {
    asks: 'A request to answer: specialty, time in Sydney, PENDING, cap, reason; a fee, Accept with a card step, Decline, and Back to /inbox.',
    quotes: ['Accept', 'Decline', 'Save card & Accept'],
  },
  'specialist-dashboard': {
    asks: 'A specialist’s dashboard: Inbox, Availability, payouts, what is coming, open requests with Make offer.',
    quotes: ['Make offer'],
  },
  'offer-form': {
    asks: 'An offer: a fee, one slot and up to two more, each a date and a time; a toast when it is sent.',
    quotes: ['Offer sent'],
  },
  'calendar-views': { asks: 'Week, day and month, 06:00 to 22:00, no row of all day, a picker of the zone.' },
  'calendar-add': { asks: 'A chosen range opens a popup: start, end, repeat, occurrences, until.' },
  'calendar-edit': { asks: 'A block opens to be changed or deleted.' },
  'calendar-bookings': { asks: 'A booking opens its details, and is read only.' },
  'calendar-month-day': { asks: 'A day of the month leads to the day.' },
  'calendar-save-state': { asks: 'Whether it is saved stands there.' },
  'register-compare': { asks: 'Two panels compare the directory with the full practice.' },
  'register-signed-out': { asks: 'Signed out, a notice offers Google or a link by mail.' },
  'register-checking': {
    asks: 'While the profile is looked up, it says so.',
    quotes: ['Checking your provider profile…'],
  },
  'register-approved': {
    asks: 'Approved, it says so and leads to the profile and the documents.',
    quotes: ['You’re approved'],
  },
  'register-pending': {
    asks: 'Pending, it says not to send it again and whom to write to; a practice’s doctor is told of the contract.',
    quotes: ['Your application is still pending'],
  },
  'register-form': {
    asks: 'Otherwise the form, with a picker of specialties that searches.',
    quotes: ['Register as a Doctor'],
  },
};
