import { spansOfSlots, type ProfessionId } from '@tele/core';
import type { Answer, BodyParsed } from '@tele/core/contract';
import { slotsOfEach } from '../availability/slots.ts';
import type { Ctx } from '../http/context.ts';
import { mentions } from './mentions.ts';
import { requireDays } from './narrowed.ts';
import { rankedSpecialists, type Ranked } from './ranked.ts';
import { shownFacts } from './shown-facts.ts';
import { shownReply } from './shown-reply.ts';
import { registrationsOf } from '../licences/registrations.ts';
import { requireSpecialty } from '../http/require-specialty.ts';

type SearchResult = Answer<'searchSpecialists'>['items'][number];

/** Results re-ordered by a reason; more than a page, so matching bios can move up. */
const reorderedOf = 100;

/** Practice first, then soonest slot, then name. Reasons only re-order (product.md 'Ranking of search results'). */
export async function searchSpecialists(ctx: Ctx, query: BodyParsed<'searchSpecialists'>): Promise<SearchResult[]> {
  const { db, now, config } = ctx;
  const { profession, limit, filters, sort, slotDays } = query;
  const place = placeOf(query);
  requireDays(filters, now());
  const reason = sort === 'soonest' ? undefined : query.reason;
  const most = reason ? Math.max(limit, reorderedOf) : limit;
  const ranked = await rankedSpecialists(db, place, { limit: most, now: now(), filters, sort });
  const rows = reason ? byReason(ranked, reason).slice(0, limit) : ranked;
  const ids = rows.map(({ id }) => id);
  const slots = slotDays === undefined ? [] : await slotsOfEach(ctx, ids, slotDays);
  return Promise.all(
    rows.map(async (row, index) => ({
      ...(await foundOf(profession, row)),
      ...shownReply(config, profession, row, now()),
      ...(slots[index] && { slotSpans: spansOfSlots(slots[index]) }),
    })),
  );
}

function byReason(ranked: readonly Ranked[], reason: string): Ranked[] {
  const score = mentions(reason);
  return ranked
    .map((row) => ({ row, score: score(`${row.bio} ${row.subspecialties.join(' ')}`) }))
    .toSorted((a, b) => Number(b.row.practice) - Number(a.row.practice) || b.score - a.score)
    .map(({ row }) => row);
}

export function placeOf(
  query: Pick<BodyParsed<'searchSpecialists'>, 'profession' | 'specialty' | 'state' | 'location'>,
) {
  const { profession, specialty } = query;
  requireSpecialty(profession, specialty);
  return { profession, specialty, state: query.state ?? query.location?.state };
}

async function foundOf(profession: ProfessionId, row: Ranked): Promise<SearchResult> {
  const [registration] = await registrationsOf(profession, row.licences);
  return {
    ...shownFacts(row),
    featured: row.practice,
    ...(registration && { registration }),
  };
}
