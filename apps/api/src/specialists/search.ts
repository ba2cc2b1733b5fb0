import { isSpecialty } from '@tele/core';
import type { Answer, BodyParsed } from '@tele/core/contract';
import { ApiError } from '../http/api-error.ts';
import type { Ctx } from '../http/context.ts';
import { mentions } from './mentions.ts';
import { rankedSpecialists, type Ranked } from './ranked.ts';

type Found = Answer<'searchSpecialists'>['items'][number];

/** How many of the first are re-ordered by a reason; more than a page, so that a fitting bio can come onto it. */
const reorderedOf = 100;

/**
 * Approved specialists of one specialty and, when asked, one state: practice doctors first, then the soonest free slot, then
 * the name. A reason re-orders practice doctors and others among themselves and hides nobody (product.md 'Ranking').
 */
export async function searchSpecialists({ db, now }: Ctx, asked: BodyParsed<'searchSpecialists'>): Promise<Found[]> {
  if (!isSpecialty(asked.profession, asked.specialty)) {
    throw new ApiError('UNKNOWN_SPECIALTY', 'Please choose a specialty.', {
      fields: { specialty: 'Please choose a specialty.' },
    });
  }
  const { profession, specialty, limit } = asked;
  const state = asked.state ?? asked.location?.state;
  const place = { profession, specialty, state };
  if (!asked.reason) return (await rankedSpecialists(db, place, { limit, now: now() })).map(foundOf);

  const ranked = await rankedSpecialists(db, place, { limit: Math.max(limit, reorderedOf), now: now() });
  const score = mentions(asked.reason);
  return ranked
    .map((row) => ({ row, score: score(`${row.bio} ${row.subspecialties.join(' ')}`) }))
    .toSorted((a, b) => Number(b.row.practice) - Number(a.row.practice) || b.score - a.score)
    .slice(0, limit)
    .map(({ row }) => foundOf(row));
}

function foundOf(row: Ranked): Found {
  return {
    specialistId: row.id,
    name: row.name,
    photoUrl: row.photo_url,
    photoSmallUrl: row.photo_small_url,
    location: { city: row.city, state: row.state },
    subspecialties: row.subspecialties,
    bio: row.bio,
    ...(row.languages.length > 1 && { languages: row.languages }),
    ...(row.fee_from_cents !== null && { feeFromCents: row.fee_from_cents }),
    featured: row.practice,
  };
}
