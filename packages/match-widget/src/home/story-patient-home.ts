import type { Appointment, Offer, RequestItem, Selection } from '@tele/core';
import {
  aBookedSelection,
  aCandidate,
  anAppointment,
  anOpenRequest,
  anOffer,
  appointmentList,
  aSelection,
  defaultHandlers,
  mock,
  requestList,
  aVideoMeeting,
} from '@tele/core/testing';
import type { HttpHandler } from 'msw';

export interface Had {
  offers?: readonly Offer[];
  appointments?: readonly Appointment[];
  requests?: readonly RequestItem[];
}

export const having = (
  { offers = [], appointments = [], requests = [] }: Had,
  ...first: HttpHandler[]
): HttpHandler[] => [
  ...first,
  mock('myOffers', { items: [...offers] }),
  mock('myAppointments', appointmentList(appointments)),
  mock('myRequests', requestList(requests)),
  ...defaultHandlers(),
];

/** An offer made seven minutes before the stories' now, with 38 left. */
export const theOffer = (changes: Partial<Offer> = {}): Offer =>
  anOffer({
    offerId: 'off_adeyemi',
    specialist: {
      specialistId: 'spc_adeyemi',
      name: 'Dr Oluwaseun Adeyemi',
      photoUrl: null,
      location: { city: 'Ballarat', state: 'VIC' },
    },
    request: { ...anOffer().request, specialty: 'Endocrinology' },
    feeCents: 26_000,
    createdAt: '2026-11-22T23:05:00.000Z',
    ...changes,
  });

const picked = (selection: Selection): RequestItem => ({
  kind: 'picked',
  selection,
});

export const aFullHome = (): Required<Had> => ({
  offers: [theOffer()],
  appointments: [
    anAppointment({ specialty: 'Gastroenterology', meeting: aVideoMeeting() }),
    anAppointment({
      selectionId: 'sel_marr',
      chosenSlotISO: '2026-12-04T03:30:00.000Z',
      specialty: 'Dermatology',
      specialistName: 'Dr Elspeth Marr',
      patientName: 'Finn Tran',
      bookedBy: 'Maeve Tran',
      meta: 'Calls Finn Tran on 0491 570 156',
      feeCents: 21_000,
    }),
  ],
  requests: [
    { kind: 'open', request: anOpenRequest({ specialty: 'Endocrinology', offers: [theOffer()] }) },
    picked(aBookedSelection({ specialty: 'Gastroenterology' })),
    picked(aSelection({ selectionId: 'sel_open', specialty: 'Rheumatology' })),
    picked(
      aSelection({
        selectionId: 'sel_confirming',
        specialty: 'Sleep medicine',
        status: 'BOOKING_PENDING',
        candidates: [aCandidate({ status: 'ACCEPTED', specialistName: 'Dr Mirela Kovač' })],
      }),
    ),
    picked(aSelection({ selectionId: 'sel_unpaid', specialty: 'Neurology', payment: null })),
    picked(
      aSelection({ selectionId: 'sel_closed', specialty: 'Dermatology', status: 'CLOSED', endedBecause: 'lapsed' }),
    ),
  ],
});
