import { Hono } from 'hono';
import { bodyOf, specialistOf, textIn, type Desk } from './desk.ts';
import { Refusal } from './refusal.ts';
import type { Candidate, Selection, State } from './state.ts';

export function inboxRoutes({ state, list, status, done }: Desk): Hono {
  const app = new Hono();
  app.get('/selections/incoming', (c) => {
    const { specialistId } = specialistOf(c, state);
    const incoming = state.selections
      .filter(({ payment, booking }) => payment.status !== null && !booking)
      .flatMap((selection) =>
        selection.candidates
          .filter((each) => each.specialistId === specialistId && each.status === 'PENDING')
          .map((candidate) => ({
            selectionId: selection.selectionId,
            profession: selection.profession,
            specialty: selection.specialty,
            reason: selection.reason,
            createdAt: selection.createdAt,
            status: status('PENDING'),
            slotISO: candidate.slotISO,
          })),
      );
    return c.json(list(incoming));
  });

  app.post('/selections/:id/accept', async (c) => {
    const { selection, candidate } = toAnswer(state, specialistOf(c, state).specialistId, c.req.param('id'));
    const body = await bodyOf(c);
    const { feeCents } = body;
    if (typeof feeCents !== 'number' || !Number.isInteger(feeCents) || feeCents <= 0)
      throw new Refusal(400, 'Please enter a valid fee in AUD (e.g., 250)');
    textIn(body, 'paymentMethodId');
    if (selection.payment.status === null) throw new Refusal(402, 'Card not on file');
    for (const other of selection.candidates) if (other.status === 'PENDING') other.status = 'LOST';
    candidate.status = 'ACCEPTED';
    candidate.feeCents = feeCents;
    const { slotISO, specialistId } = candidate;
    selection.booking = { slotISO, specialistId, feeCents, status: 'CONFIRMED' };
    selection.payment.status = 'succeeded';
    return done(c);
  });

  app.post('/selections/:id/decline', (c) => {
    const { candidate } = toAnswer(state, specialistOf(c, state).specialistId, c.req.param('id'));
    candidate.status = 'DECLINED';
    return done(c);
  });
  return app;
}

function toAnswer(
  { selections }: State,
  specialistId: string,
  selectionId: string,
): { selection: Selection; candidate: Candidate } {
  const selection = selections.find((each) => each.selectionId === selectionId);
  const candidate = selection?.candidates.find((each) => each.specialistId === specialistId);
  if (!selection || !candidate) throw new Refusal(404, 'Selection not found');
  if (selection.booking) throw new Refusal(409, 'Already booked');
  if (candidate.status !== 'PENDING') throw new Refusal(409, 'Already decided');
  return { selection, candidate };
}
