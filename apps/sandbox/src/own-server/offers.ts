import { Hono } from 'hono';
import { bodyOf, callerOf, patientOf, sameInstant, specialistOf, textIn, type Desk } from './desk.ts';
import { Refusal } from './refusal.ts';
import { isoAt, type Offer, type OpenRequest, type State } from './state.ts';

export function offerRoutes({ state, list, done }: Desk): Hono {
  const app = new Hono();
  app.post('/requests', async (c) => {
    const patient = patientOf(c, state);
    const body = await bodyOf(c);
    const request: OpenRequest = {
      requestId: state.newId(),
      patient,
      specialty: textIn(body, 'specialty'),
      timeframe: typeof body.timeframe === 'string' ? body.timeframe : '',
      reason: typeof body.reason === 'string' ? body.reason : '',
    };
    state.requests.push(request);
    return c.json({ requestId: request.requestId });
  });
  app.get('/requests/mine', (c) => {
    const patient = patientOf(c, state);
    return c.json(list(state.requests.filter((each) => each.patient === patient).map(shownRequest)));
  });
  // Either a selection or an open request.
  app.delete('/requests/:id', (c) => {
    const patient = patientOf(c, state);
    const id = c.req.param('id');
    const isOwn = (each: { patient: string }) => each.patient === patient;
    const selection = state.selections.find((each) => each.selectionId === id && isOwn(each));
    const request = state.requests.find((each) => each.requestId === id && isOwn(each));
    if (!selection && !request) throw new Refusal(404, 'Request not found');
    if (selection?.booking?.status === 'CONFIRMED')
      throw new Refusal(409, 'This request is booked. Cancel the appointment instead.');
    state.selections = state.selections.filter((each) => each !== selection);
    state.requests = state.requests.filter((each) => each !== request);
    return done(c);
  });
  app.get('/requests/open', (c) => {
    specialistOf(c, state);
    return c.json(list(state.requests.map(shownRequest)));
  });

  app.post('/offers', async (c) => {
    const { specialistId } = specialistOf(c, state);
    const body = await bodyOf(c);
    const request = requestById(state, textIn(body, 'requestId'));
    const { feeCents, slots } = body;
    if (typeof feeCents !== 'number' || feeCents < 0) throw new Refusal(400, 'Fee must be a valid number.');
    state.offers.push({
      id: state.newId(),
      requestId: request.requestId,
      specialistId,
      feeCents,
      slots: slotsOf(slots),
      chosenSlotISO: null,
      status: 'OPEN',
    });
    return done(c);
  });
  // A specialist's own offers, or offers to a patient.
  app.get('/offers/mine', (c) => {
    const token = callerOf(c);
    const own = new Set(state.requests.filter(({ patient }) => patient === token).map(({ requestId }) => requestId));
    const specialist = state.specialists.find((each) => each.token === token);
    const mine = state.offers.filter(
      (each) => own.has(each.requestId) || each.specialistId === specialist?.specialistId,
    );
    return c.json(
      list(
        mine.map(({ id, requestId, feeCents, slots, chosenSlotISO }) => ({
          id,
          requestId,
          feeCents,
          slots,
          chosenSlotISO,
        })),
      ),
    );
  });
  app.post('/offers/:id/prepare-payment', async (c) => {
    const offer = offerTo(state, patientOf(c, state), c.req.param('id'));
    const chosen = textIn(await bodyOf(c), 'chosenSlotISO');
    const slot = offer.slots.find((each) => sameInstant(each, chosen));
    if (!slot) throw new Refusal(400, 'Choose one of the offered times.');
    offer.chosenSlotISO = slot;
    return done(c);
  });
  app.post('/offers/:id/finalise', (c) => {
    const offer = offerTo(state, patientOf(c, state), c.req.param('id'));
    if (offer.chosenSlotISO === null) throw new Refusal(409, 'Choose a time first.');
    offer.status = 'BOOKED';
    return done(c);
  });
  app.post('/stripe/onboard', (c) => {
    specialistOf(c, state);
    return c.json({ url: 'https://connect.stripe.com/setup/own-server' });
  });
  return app;
}

function shownRequest({ requestId, specialty, timeframe, reason }: OpenRequest): object {
  return { requestId, specialty, timeframe, reason };
}

function requestById({ requests }: State, requestId: string): OpenRequest {
  const found = requests.find((each) => each.requestId === requestId);
  if (!found) throw new Refusal(404, 'Request not found');
  return found;
}

function offerTo(state: State, patient: string, offerId: string): Offer {
  const found = state.offers.find(
    (each) => each.id === offerId && requestById(state, each.requestId).patient === patient,
  );
  if (!found) throw new Refusal(404, 'Offer not found');
  return found;
}

function slotsOf(slots: unknown): string[] {
  if (!Array.isArray(slots) || slots.length === 0)
    throw new Refusal(400, 'Please provide at least one date/time slot.');
  if (slots.length > 3) throw new Refusal(400, 'You can provide at most 3 slots.');
  return slots.map((slot: unknown) => {
    const time = Date.parse(typeof slot === 'string' ? slot : '');
    if (Number.isNaN(time)) throw new Refusal(400, 'Each slot must be a time.');
    return isoAt(time);
  });
}
