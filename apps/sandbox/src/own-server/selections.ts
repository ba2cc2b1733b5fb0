import { Hono } from 'hono';
import { bodyOf, patientOf, sameInstant, specialistById, textIn, type Desk } from './desk.ts';
import { Refusal } from './refusal.ts';
import { freeSlots } from './search.ts';
import { isoAt, type Candidate, type Selection, type State } from './state.ts';

export function selectionRoutes({ state, options, list, status, done }: Desk): Hono {
  const app = new Hono();
  app.post('/selections', async (c) => {
    const patient = patientOf(c, state);
    const body = await bodyOf(c);
    const selection: Selection = {
      selectionId: state.newId(),
      patient,
      profession: textIn(body, 'profession'),
      specialty: textIn(body, 'specialty'),
      reason: typeof body.reason === 'string' ? body.reason : '',
      createdAt: isoAt(options.now()),
      candidates: candidatesOf(state, body.picks, options.now()),
      booking: null,
      payment: { status: null },
    };
    state.selections.push(selection);
    return c.json({ selectionId: selection.selectionId });
  });

  app.post('/selections/:id/attach-payment', async (c) => {
    const selection = ownSelection(state, patientOf(c, state), c.req.param('id'));
    textIn(await bodyOf(c), 'paymentMethodId');
    selection.payment.status = 'requires_capture';
    return done(c);
  });

  app.get('/selections/mine', (c) => {
    const patient = patientOf(c, state);
    const mine = state.selections.filter((each) => each.patient === patient);
    return c.json(list(mine.map((each) => selectionView(each, status))));
  });

  app.post('/selections/:id/cancel', (c) => {
    const selection = ownSelection(state, patientOf(c, state), c.req.param('id'));
    cancelSelection(selection);
    return done(c);
  });
  return app;
}

export function oneSelectionRoute({ state, status }: Desk): Hono {
  const app = new Hono();
  app.get('/selections/:id', (c) =>
    c.json(selectionView(ownSelection(state, patientOf(c, state), c.req.param('id')), status)),
  );
  return app;
}

export function cancelSelection(selection: Selection): void {
  if (selection.booking) selection.booking.status = 'CANCELLED';
  for (const candidate of selection.candidates) {
    if (candidate.status === 'PENDING' || candidate.status === 'ACCEPTED') candidate.status = 'CANCELLED';
  }
}

function ownSelection({ selections }: State, patient: string, selectionId: string): Selection {
  const found = selections.find((each) => each.selectionId === selectionId && each.patient === patient);
  if (!found) throw new Refusal(404, 'Selection not found');
  return found;
}

function candidatesOf(state: State, picks: unknown, now: number): Candidate[] {
  if (!Array.isArray(picks) || picks.length === 0) throw new Refusal(400, 'Pick at least one specialist and slot.');
  if (picks.length > 10) throw new Refusal(400, 'Pick at most 10 specialists.');
  return picks.map((pick: unknown) => {
    const fields = (pick ?? {}) as Record<string, unknown>;
    const { specialistId } = specialistById(state, textIn(fields, 'specialistId'));
    const slotISO = textIn(fields, 'slotISO');
    const slot = freeSlots(state, specialistId, now, 30).find(({ startISO }) => sameInstant(startISO, slotISO));
    if (!slot) throw new Refusal(409, 'This time is no longer available.');
    return { specialistId, status: 'PENDING', slotISO: slot.startISO, feeCents: null };
  });
}

/** Status of a selection (section 4 'Patient selection derived status'). */
function derivedStatus({ booking, candidates }: Selection): string {
  if (booking) return booking.status === 'CANCELLED' ? 'CANCELLED' : 'BOOKED';
  return candidates.some((each) => each.status === 'PENDING') ? 'PENDING' : 'CLOSED';
}

function selectionView(selection: Selection, status: (text: string) => string): object {
  const { patient: _, booking, candidates, ...fields } = selection;
  return {
    ...fields,
    status: status(derivedStatus(selection)),
    candidates: candidates.map((each) => ({ ...each, status: status(each.status) })),
    booking: booking && { ...booking, status: status(booking.status) },
  };
}
