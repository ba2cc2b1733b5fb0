import type { Db } from '../db/schema.ts';
import { writeCursor, type Place } from '../http/cursor.ts';
import type { Handler } from '../http/handler.ts';
import { sideOf } from '../http/side-of.ts';
import { pageOf } from '../http/page.ts';
import { readAppointments } from './read.ts';
import { partsOf, pastAt, type Part } from './parts.ts';
import { countBookings, readBookings, type BookingRow, type BookingSide } from './read-bookings.ts';

export const myAppointments: Handler<'myAppointments'> = async (ctx, { query }) => {
  const { db, now } = ctx;
  const side = sideOf(ctx.actor, query.role);
  if (!side) return { items: [] };
  // Suspended specialists keep upcoming appointments but do not see past ones.
  const actor = side.side === 'specialist' && !side.approved ? { ...side, endAfter: now() } : side;
  const { list, since, place, parts, whole } = partsOf(query, now());
  const page = await pageOf({
    query,
    rows: await readParts(db, actor, { parts, place, limit: query.limit + 1 }),
    items: (shown) => readAppointments(ctx, actor, shown),
    cursorAfter: (row) => writeCursor(list, { at: row.startAt.toISOString(), id: row.id }, { since, part: row.part }),
    count: () => countBookings(db, actor, whole),
  });
  const past = query.when === 'upcoming' && !place ? await countBookings(db, actor, pastAt(since)) : undefined;
  return past === undefined ? page : { ...page, past };
};

interface PageQuery {
  parts: readonly Part[];
  place: (Place & { part: string }) | undefined;
  limit: number;
}

async function readParts(db: Db, who: BookingSide, { parts, place, limit }: PageQuery) {
  const rows: (BookingRow & { part: Part['name'] })[] = [];
  const first = parts.findIndex(({ name }) => name === place?.part);
  for (const { name, which, latestFirst } of parts.slice(Math.max(0, first))) {
    const beyond = name === place?.part ? place : undefined;
    const found = await readBookings(db, who, { ...which, latestFirst, beyond, limit: limit - rows.length });
    rows.push(...found.map((row) => ({ ...row, part: name })));
    if (rows.length === limit) break;
  }
  return rows;
}
