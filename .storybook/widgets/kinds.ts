import type { ComponentType } from 'react';
import { AvailabilityCalendar } from '../../packages/availability-calendar/src/index.ts';
import calendarReadme from '../../packages/availability-calendar/README.md?raw';
import { professionIds, stateCodes } from '../../packages/core/src/index.ts';
import { DoctorRegister } from '../../packages/doctor-register/src/index.ts';
import registerReadme from '../../packages/doctor-register/README.md?raw';
import { availabilityCalendar } from '../../packages/embed/src/widgets/availability-calendar/blueprint.ts';
import { doctorRegister } from '../../packages/embed/src/widgets/doctor-register/blueprint.ts';
import { matchWidget } from '../../packages/embed/src/widgets/match-widget/blueprint.ts';
import { providerInbox } from '../../packages/embed/src/widgets/provider-inbox/blueprint.ts';
import { MatchWidget } from '../../packages/match-widget/src/index.ts';
import matchReadme from '../../packages/match-widget/README.md?raw';
import { ProviderInbox } from '../../packages/provider-inbox/src/index.ts';
import inboxReadme from '../../packages/provider-inbox/README.md?raw';
import type { Switches } from './switches.ts';
import type { Values, WidgetKind } from './widget-kind.ts';

const anyState = 'Any';

/** Untyped props: the page builds them from data, and each widget validates its own. */
const drawn = (component: unknown): ComponentType<Values> => component as ComponentType<Values>;

const given = (name: string, value: Values[string], when: boolean): Values => (when ? { [name]: value } : {});
const profession = ({ profession: chosen }: Switches): Values => given('profession', chosen, chosen !== 'doctor');
const step = ({ step: chosen }: Switches): Values => given('step', chosen, chosen !== 'its own');
const filled = (values: Values): Values => {
  const entries = Object.entries(values).filter(([, value]) => value !== '' && value !== anyState);
  return given('defaultValues', Object.fromEntries(entries), entries.length > 0);
};
const payments = ({ payments: are }: Switches): Values => ({
  stripe: are === true ? { publishableKey: 'pk_test_story' } : null,
});

/** Callback in the page's code; its calls appear in the event log. */
const ofThePage = <Result>(code: string, made: (id: string) => Result): ((id: string) => Result) =>
  Object.assign(made, { toString: () => code });
const appointmentHref = ofThePage('(id) => `/appointments?apt=${id}`', (id) => `/appointments?apt=${id}`);
const onOpenBooking = ofThePage('(id) => openAppointment(id)', () => undefined);
const onSignIn = ofThePage('({ method }) => signIn(method)', () => undefined);
const links = { preview: '/my-page', documents: '/my-documents', hours: '/my-hours', categories: '/work' };

const professionRow = { kind: 'choice', name: 'profession', label: 'profession', options: professionIds } as const;
const paymentsRow = { kind: 'flag', name: 'payments', label: 'stripe (payments set up)' } as const;
const stateRow = {
  kind: 'choice',
  name: 'state',
  label: 'defaultValues.state',
  options: [anyState, ...stateCodes],
} as const;
const specialtyRow = { kind: 'text', name: 'specialty', label: 'defaultValues.specialty' } as const;
const stepRow = (...steps: readonly string[]) =>
  ({ kind: 'choice', name: 'step', label: 'step', options: ['its own', ...steps] }) as const;

export const match: WidgetKind = {
  name: 'Match widget',
  lede: 'Patients search, pick up to 10 specialists and times, authorise the booking fee and follow their request until someone accepts.',
  packageName: '@tele/match-widget',
  component: 'MatchWidget',
  tag: 'tele-match-widget',
  draw: drawn(MatchWidget),
  table: matchWidget.table,
  readme: matchReadme,
  switches: [
    professionRow,
    specialtyRow,
    stateRow,
    paymentsRow,
    stepRow('search', 'results', 'request', 'new-open-request', 'open-request'),
  ],
  switched: { profession: 'doctor', specialty: '', state: anyState, payments: true, step: 'its own' },
  props: (switches) => ({
    ...profession(switches),
    ...filled({ specialty: switches.specialty, state: switches.state }),
    ...payments(switches),
    ...step(switches),
  }),
  screens: [
    'Screens/Search',
    'Screens/Results',
    'Screens/Request',
    'Screens/Match widget',
    'Screens/Asked',
    'Screens/Ask',
  ],
};

export const inbox: WidgetKind = {
  name: 'Provider inbox',
  lede: 'Specialists read requests, accept with a fee or decline, and make offers for open requests.',
  packageName: '@tele/provider-inbox',
  component: 'ProviderInbox',
  tag: 'tele-provider-inbox',
  draw: drawn(ProviderInbox),
  table: providerInbox.table,
  readme: inboxReadme,
  switches: [paymentsRow, stepRow('inbox', 'respond', 'requests', 'offers', 'payouts')],
  switched: { payments: true, step: 'its own' },
  props: (switches) => ({ ...payments(switches), ...step(switches) }),
  screens: ['Screens/Inbox', 'Screens/Respond', 'Screens/Open requests', 'Screens/Own offers', 'Screens/Payouts'],
};

export const calendar: WidgetKind = {
  name: 'Availability calendar',
  lede: 'Specialists publish availability by day, week or month, repeat it, and see their appointments.',
  packageName: '@tele/availability-calendar',
  component: 'AvailabilityCalendar',
  tag: 'tele-availability-calendar',
  draw: drawn(AvailabilityCalendar),
  table: availabilityCalendar.table,
  readme: calendarReadme,
  switches: [
    { kind: 'choice', name: 'view', label: 'defaultValues.view', options: ['week', 'day', 'month'] },
    { kind: 'text', name: 'date', label: 'defaultValues.date' },
    stepRow('day', 'week', 'month'),
    { kind: 'flag', name: 'linked', label: 'appointmentHref' },
    { kind: 'flag', name: 'opens', label: 'onOpenBooking' },
  ],
  switched: { view: 'week', date: '', step: 'its own', linked: false, opens: false },
  props: ({ view, date, linked, opens, ...switches }) => ({
    ...filled({ view: view === 'week' ? '' : view, date }),
    ...step(switches),
    ...given('appointmentHref', appointmentHref, linked === true),
    ...given('onOpenBooking', onOpenBooking, opens === true),
  }),
  screens: ['Screens/Availability'],
};

export const register: WidgetKind = {
  name: 'Doctor register',
  lede: 'Professionals apply with details, specialties, documents and a human check, and follow their application.',
  packageName: '@tele/doctor-register',
  component: 'DoctorRegister',
  tag: 'tele-doctor-register',
  draw: drawn(DoctorRegister),
  table: doctorRegister.table,
  readme: registerReadme,
  switches: [
    professionRow,
    stateRow,
    { kind: 'text', name: 'contactEmail', label: 'contactEmail' },
    { kind: 'text', name: 'practiceName', label: 'practice.name' },
    { kind: 'text', name: 'practiceClaim', label: 'practice.claim' },
    { kind: 'flag', name: 'check', label: 'humanCheck (set up)' },
    stepRow('way', 'details', 'registration', 'documents', 'profile', 'check'),
    { kind: 'flag', name: 'linked', label: 'links' },
    { kind: 'flag', name: 'signsIn', label: 'onSignIn' },
  ],
  switched: {
    profession: 'doctor',
    state: anyState,
    contactEmail: 'doctors@example.com.au',
    practiceName: '',
    practiceClaim: '',
    check: true,
    step: 'its own',
    linked: false,
    signsIn: false,
  },
  props: (switches) => ({
    ...profession(switches),
    ...filled({ state: switches.state }),
    ...step(switches),
    ...given('links', links, switches.linked === true),
    ...given('onSignIn', onSignIn, switches.signsIn === true),
    contactEmail: switches.contactEmail,
    humanCheck: switches.check === true ? { siteKey: '1x00000000000000000000AA' } : null,
    ...given(
      'practice',
      {
        ...given('name', switches.practiceName, switches.practiceName !== ''),
        ...given('claim', switches.practiceClaim, switches.practiceClaim !== ''),
      },
      `${String(switches.practiceName)}${String(switches.practiceClaim)}` !== '',
    ),
  }),
  screens: ['Screens/Registration', 'Screens/Update documents', 'Screens/Doctor register'],
};
