import { specialtiesCallOf, type RouteName } from '@tele/core';
import type { TeleClient } from '@tele/client';
import type { WidgetName } from './check.ts';
import type { CheckContext } from './found.ts';

/** How a check makes a call. A string says why it cannot. */
type Run = (client: TeleClient, found: CheckContext) => Promise<unknown> | string;

export interface WidgetCall {
  name: RouteName;
  purpose: string;
  caller: 'anyone' | 'patient' | 'specialist';
  /** Left out: it changes data that cannot be put back, or needs a card. */
  run?: Run;
  /** Missing feature without this call. Omitted: the widget cannot work. */
  without?: string;
  writes?: true;
  /** A 404 is an answer too. */
  mayBeNotFound?: true;
}

async function searchUntilFound(client: TeleClient, found: CheckContext): Promise<void> {
  const { profession, specialties } = found;
  for (const specialty of specialties.slice(0, 10)) {
    const { items } = await client.call('searchSpecialists', { body: { profession, specialty, limit: 30 } });
    const [first] = items;
    if (first) {
      found.specialty = specialty;
      found.specialistId = first.specialistId;
      return;
    }
  }
}

const account: WidgetCall = {
  name: 'authMe',
  purpose: 'Read the current user',
  caller: 'anyone',
  run: (client) => client.call('authMe'),
};

const appointments = (without: string): WidgetCall => ({
  name: 'myAppointments',
  purpose: 'List appointments',
  caller: 'specialist',
  run: (client) => client.call('myAppointments', {}),
  without,
});

const patientCalls = (specialties: 'availableSpecialties' | 'professionSpecialties'): WidgetCall[] => [
  {
    name: specialties,
    purpose: 'List specialties',
    caller: 'anyone',
    run: async (client, found) => {
      const { items } = await (specialties === 'availableSpecialties'
        ? client.call(specialties)
        : client.call(specialties, { params: { profession: found.category } }));
      found.specialties = items.map(({ name }) => name);
    },
  },
  {
    name: 'searchSpecialists',
    purpose: 'Find specialists',
    caller: 'anyone',
    run: (client, found) =>
      found.specialties.length === 0 ? 'There is no specialty to search for.' : searchUntilFound(client, found),
  },
  {
    name: 'availabilitySlots',
    purpose: 'List times of a specialist',
    caller: 'anyone',
    run: (client, found) => {
      const { specialistId } = found;
      if (specialistId === undefined) return 'The search found no specialist.';
      return client.call('availabilitySlots', { query: { specialistId, days: 30 } }).then(({ items }) => {
        found.slotISO = items[0]?.startISO;
      });
    },
  },
  account,
  { name: 'registerUser', purpose: 'Save the details of a patient', caller: 'patient' },
  {
    name: 'createSelection',
    purpose: 'Create a request',
    caller: 'patient',
    writes: true,
    run: (client, found) => {
      const { profession, specialty, specialistId, slotISO } = found;
      if (specialty === undefined || specialistId === undefined || slotISO === undefined)
        return 'There is no free time to request.';
      const body = {
        profession,
        specialty,
        reason: 'A check of this server',
        anyFee: true,
        picks: [{ specialistId, slotISO }],
      };
      return client.call('createSelection', { body }).then(({ selectionId }) => {
        found.ownSelectionId = selectionId;
        found.selectionId = selectionId;
      });
    },
  },
  { name: 'attachPayment', purpose: 'Hold the booking fee', caller: 'patient' },
  {
    name: 'mySelections',
    purpose: 'List own requests',
    caller: 'patient',
    run: async (client, found) => {
      const { items } = await client.call('mySelections', {});
      found.selectionId ??= items[0]?.selectionId;
    },
  },
  {
    name: 'getSelection',
    purpose: 'Read a request',
    caller: 'patient',
    without: 'Requests are looked up in GET /selections/mine.',
    run: (client, { selectionId }) =>
      selectionId === undefined
        ? 'There is no request to read.'
        : client.call('getSelection', { params: { id: selectionId } }),
  },
  {
    name: 'cancelSelection',
    purpose: 'Cancel a request',
    caller: 'patient',
    writes: true,
    run: (client, { ownSelectionId }) =>
      ownSelectionId === undefined
        ? 'There is no request to cancel.'
        : client.call('cancelSelection', { params: { id: ownSelectionId } }),
  },
  {
    name: 'deleteRequest',
    purpose: 'Delete a request',
    caller: 'patient',
    without: 'Patients cannot delete requests.',
  },
  {
    name: 'cancelAppointment',
    purpose: 'Cancel an appointment',
    caller: 'patient',
    without: 'Appointments cannot be cancelled.',
  },
  {
    name: 'createOpenRequest',
    purpose: 'Ask specialists for times',
    caller: 'patient',
    without: 'Patients cannot ask for times.',
  },
  {
    name: 'myRequests',
    purpose: 'List requests for times',
    caller: 'patient',
    without: 'Requests for times are not shown.',
    run: (client) => client.call('myRequests', {}),
  },
  {
    name: 'prepareOffer',
    purpose: 'Pay for an offer',
    caller: 'patient',
    without: 'Patients cannot accept offers.',
  },
  {
    name: 'finaliseOffer',
    purpose: 'Accept an offer',
    caller: 'patient',
    without: 'Patients cannot accept offers.',
  },
  {
    name: 'myCards',
    purpose: 'List saved cards',
    caller: 'patient',
    without: 'Patients enter their card each time.',
    run: (client) => client.call('myCards'),
  },
  {
    name: 'myPeople',
    purpose: 'List people a patient books for',
    caller: 'patient',
    without: 'Patients book for themselves only.',
    run: (client) => client.call('myPeople'),
  },
  {
    name: 'myFavourites',
    purpose: 'List favourites',
    caller: 'patient',
    without: 'No favourites are shown.',
    run: (client) => client.call('myFavourites'),
  },
];

const inboxCalls: WidgetCall[] = [
  account,
  {
    name: 'incomingSelections',
    purpose: 'List requests for a specialist',
    caller: 'specialist',
    run: (client) => client.call('incomingSelections', {}),
  },
  { name: 'acceptSelection', purpose: 'Accept a request', caller: 'specialist' },
  { name: 'declineSelection', purpose: 'Decline a request', caller: 'specialist' },
  {
    name: 'openRequests',
    purpose: 'List open requests',
    caller: 'specialist',
    without: 'The tab ‘Open requests’ shows an error.',
    run: (client) => client.call('openRequests', {}),
  },
  {
    name: 'myOffers',
    purpose: 'List own offers',
    caller: 'specialist',
    without: 'The tab ‘My offers’ shows an error.',
    run: (client) => client.call('myOffers', {}),
  },
  { name: 'createOffer', purpose: 'Make an offer', caller: 'specialist', without: 'Specialists cannot make offers.' },
  { name: 'onboardPayouts', purpose: 'Set up payouts', caller: 'specialist', without: 'Payouts cannot be set up.' },
  appointments('The specialist’s own day is not shown next to a request.'),
];

/** Sends the blocks back as they were read, and throws when one is missing afterwards. */
async function savesAgain(client: TeleClient, blocks: NonNullable<CheckContext['blocks']>): Promise<void> {
  await client.call('saveAvailability', { body: { blocks } });
  const { items } = await client.call('myAvailability', {});
  if (items.length !== blocks.length) throw new Error('After saving the same blocks, not all of them are there.');
}

const calendarCalls: WidgetCall[] = [
  {
    name: 'myAvailability',
    purpose: 'Read availability',
    caller: 'specialist',
    run: async (client, found) => {
      const { items } = await client.call('myAvailability', {});
      found.blocks = items.map(({ startISO, endISO }) => ({ startISO, endISO }));
    },
  },
  {
    name: 'saveAvailability',
    purpose: 'Save availability',
    caller: 'specialist',
    writes: true,
    run: (client, { blocks }) => (blocks === undefined ? 'There was nothing to read.' : savesAgain(client, blocks)),
  },
  appointments('The calendar shows availability without bookings.'),
  {
    name: 'timesAway',
    purpose: 'List time off',
    caller: 'specialist',
    without: 'Time off and busy times are not shown.',
    run: (client) => client.call('timesAway'),
  },
];

const registrationCalls: WidgetCall[] = [
  account,
  {
    name: 'myProvider',
    purpose: 'Read the status of an application',
    caller: 'anyone',
    mayBeNotFound: true,
    run: (client, { category }) => client.call('myProvider', { params: { category } }),
  },
  {
    name: 'providerOf',
    purpose: 'Read the status in the second place',
    caller: 'anyone',
    mayBeNotFound: true,
    without: 'Only GET /work/doctors/me is asked.',
    run: (client, { category }) => client.call('providerOf', { params: { category } }),
  },
  {
    name: 'presignUpload',
    purpose: 'Prepare the upload of a document',
    caller: 'anyone',
    writes: true,
    run: (client) => client.call('presignUpload', { body: { keyHint: 'cv', contentType: 'application/pdf' } }),
  },
  { name: 'registerSpecialist', purpose: 'Submit a registration', caller: 'anyone' },
];

/** Calls of each widget; later ones use the answers of earlier ones. */
export function widgetCalls(profession: CheckContext['profession']): Record<WidgetName, WidgetCall[]> {
  return {
    'match-widget': patientCalls(specialtiesCallOf(profession)),
    'provider-inbox': inboxCalls,
    'availability-calendar': calendarCalls,
    'doctor-register': registrationCalls,
  };
}
