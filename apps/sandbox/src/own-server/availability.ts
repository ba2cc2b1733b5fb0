import { Hono } from 'hono';
import { bodyOf, specialistOf, type Desk } from './desk.ts';
import { Refusal } from './refusal.ts';
import { isoAt, type Block } from './state.ts';

export function availabilityRoutes({ state, list, block, done }: Desk): Hono {
  const app = new Hono();
  app.get('/availability/mine', (c) => {
    const { specialistId } = specialistOf(c, state);
    const from = timeOf(c.req.query('start'), Number.NEGATIVE_INFINITY);
    const to = timeOf(c.req.query('end'), Number.POSITIVE_INFINITY);
    const blocks = (state.availability.get(specialistId) ?? []).filter(
      ({ startISO, endISO }) => Date.parse(endISO) > from && Date.parse(startISO) < to,
    );
    return c.json(list(blocks.map(block), 'blocks'));
  });

  // Replaces all blocks, also those outside the range that was read (section 7).
  app.put('/availability/mine', async (c) => {
    const { specialistId } = specialistOf(c, state);
    const { blocks } = await bodyOf(c);
    if (!Array.isArray(blocks)) throw new Refusal(400, 'blocks is required.');
    state.availability.set(specialistId, blocks.map(readBlock));
    return done(c);
  });
  return app;
}

function timeOf(text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise;
  const time = Date.parse(text);
  if (Number.isNaN(time)) throw new Refusal(400, 'start and end must be times.');
  return time;
}

function readBlock(block: unknown): Block {
  const { startISO, endISO } = (block ?? {}) as Partial<Block>;
  const start = Date.parse(startISO ?? '');
  const end = Date.parse(endISO ?? '');
  if (!(start < end)) throw new Refusal(400, 'Each block needs a startISO before its endISO.');
  return { startISO: isoAt(start), endISO: isoAt(end) };
}
