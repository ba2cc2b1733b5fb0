import { Hono } from 'hono';
import { bodyOf, specialistById, textIn, type Desk } from './desk.ts';
import { isoAt, specialties, type Block, type State } from './state.ts';

const halfHour = 30 * 60_000;
const hour = 2 * halfHour;
const day = 24 * hour;

export function searchRoutes({ state, options, list, block }: Desk): Hono {
  const app = new Hono();
  app.get('/specialties/available', (c) => c.json(list(specialties)));
  app.get('/doctors/specialties', (c) => c.json(list(specialties)));

  app.post('/specialists/search', async (c) => {
    const body = await bodyOf(c);
    const specialty = textIn(body, 'specialty');
    const wantedState = body.state ?? undefined;
    const matching = state.specialists.filter(
      (each) =>
        each.profession === body.profession &&
        each.specialties.includes(specialty) &&
        (wantedState === undefined || each.location.state === wantedState),
    );
    return c.json(
      list(
        matching.map(({ specialistId, name, location, subspecialties, bio }) => ({
          specialistId,
          name,
          photoUrl: null,
          location,
          subspecialties,
          bio,
        })),
      ),
    );
  });

  app.get('/availability/slots', (c) => {
    const { specialistId } = specialistById(state, c.req.query('specialistId') ?? '');
    const days = Number(c.req.query('days') ?? 30);
    return c.json(list(freeSlots(state, specialistId, options.now(), days).map(block)));
  });
  return app;
}

/** Free half hours, from an hour ahead. */
export function freeSlots(state: State, specialistId: string, now: number, days: number): Block[] {
  const taken = new Set(
    state.selections
      .filter(({ booking }) => booking?.specialistId === specialistId && booking.status !== 'CANCELLED')
      .map(({ booking }) => Date.parse(booking?.slotISO ?? '')),
  );
  const free = (start: number) => start >= now + hour && start <= now + days * day && !taken.has(start);
  return (state.availability.get(specialistId) ?? [])
    .flatMap(({ startISO, endISO }) => startsIn(Date.parse(startISO), Date.parse(endISO)))
    .filter(free)
    .toSorted((a, b) => a - b)
    .map((start) => ({ startISO: isoAt(start), endISO: isoAt(start + halfHour) }));
}

function startsIn(start: number, end: number): number[] {
  const first = Math.ceil(start / halfHour) * halfHour;
  return Array.from(
    { length: Math.max(0, Math.floor((end - first) / halfHour)) },
    (_, index) => first + index * halfHour,
  );
}
