import type { Row } from '../db/schema.ts';

export type FactsRow = Pick<
  Row<'specialists'>,
  | 'id'
  | 'name'
  | 'photo_url'
  | 'photo_small_url'
  | 'city'
  | 'state'
  | 'subspecialties'
  | 'bio'
  | 'languages'
  | 'fee_from_cents'
>;

/** Facts that a result and the public profile show. */
export const shownFacts = (row: FactsRow) => ({
  specialistId: row.id,
  name: row.name,
  photoUrl: row.photo_url,
  photoSmallUrl: row.photo_small_url,
  location: { city: row.city, state: row.state },
  subspecialties: row.subspecialties,
  bio: row.bio,
  ...(row.languages.length > 1 && { languages: row.languages }),
  ...(row.fee_from_cents !== null && { feeFromCents: row.fee_from_cents }),
});
