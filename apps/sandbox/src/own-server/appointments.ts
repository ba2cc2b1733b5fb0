import { Hono } from 'hono';
import { callerOf, specialistById, type Desk } from './desk.ts';
import { Refusal } from './refusal.ts';
import { cancelSelection } from './selections.ts';
import type { State } from './state.ts';

const patientDetails = {
  name: 'Pat Example',
  email: 'pat@example.com',
  phone: '+61491570156',
  gender: 'Other',
  dob: '1990-02-03',
  medicareOrIhi: null,
  address: { street: '9 Wharf Street', state: 'TAS', postalCode: '7000' },
};

export function appointmentRoutes({ state, list, done }: Desk): Hono {
  const app = new Hono();
  app.get('/appointments/mine', (c) => {
    const token = callerOf(c);
    const isSpecialist = state.roles.get(token) === 'specialist';
    const mine = appointmentsOf(state, token).map(({ specialistId, startISO, ...fields }) => ({
      ...fields,
      startISO,
      specialistName: specialistById(state, specialistId).name,
      patientName: patientDetails.name,
      ...(isSpecialist && { patient: patientDetails }),
    }));
    return c.json(list(mine, 'appointments'));
  });

  app.post('/appointments/:id/cancel', (c) => {
    const id = c.req.param('id');
    const found = appointmentsOf(state, callerOf(c)).find((each) => each.offerId === id || each.selectionId === id);
    if (!found) throw new Refusal(404, 'Appointment not found');
    const selection = state.selections.find(({ selectionId }) => selectionId === found.selectionId);
    if (selection) cancelSelection(selection);
    const offer = state.offers.find((each) => each.id === found.offerId);
    if (offer) offer.status = 'CANCELLED';
    return done(c);
  });
  return app;
}

interface Appointment {
  offerId: string | null;
  selectionId: string | null;
  specialistId: string;
  startISO: string;
  specialty: string;
  feeCents: number;
  reason: string;
}

function appointmentsOf(state: State, token: string): Appointment[] {
  const own = state.specialists.find((each) => each.token === token)?.specialistId;
  const fromSelections = state.selections.flatMap(({ selectionId, patient, specialty, reason, booking }) =>
    booking?.status === 'CONFIRMED' && (patient === token || booking.specialistId === own)
      ? [
          {
            offerId: null,
            selectionId,
            specialistId: booking.specialistId,
            startISO: booking.slotISO,
            specialty,
            feeCents: booking.feeCents,
            reason,
          },
        ]
      : [],
  );
  const fromOffers = state.offers.flatMap(({ id, requestId, specialistId, chosenSlotISO, feeCents, status }) => {
    const request = state.requests.find((each) => each.requestId === requestId);
    if (status !== 'BOOKED' || chosenSlotISO === null || !request) return [];
    if (request.patient !== token && specialistId !== own) return [];
    const { specialty, reason } = request;
    return [{ offerId: id, selectionId: null, specialistId, startISO: chosenSlotISO, specialty, feeCents, reason }];
  });
  return [...fromSelections, ...fromOffers];
}
