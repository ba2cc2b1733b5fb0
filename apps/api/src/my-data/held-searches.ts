import type { MyData } from '@tele/core';
import type { Db } from '../db/schema.ts';

export async function heldSearches(db: Db, userId: string): Promise<Pick<MyData, 'favourites' | 'alerts'>> {
  const favourites = await db
    .selectFrom('favourites as f')
    .innerJoin('specialists as s', 's.id', 'f.specialist_id')
    .select(['s.name', 'f.added_at'])
    .where('f.user_id', '=', userId)
    .orderBy('f.added_at')
    .execute();
  const alerts = await db
    .selectFrom('alerts as w')
    .leftJoin('specialists as s', 's.id', 'w.specialist_id')
    .select(['w.profession', 'w.specialty', 's.name', 'w.state', 'w.filters', 'w.created_at', 'w.until'])
    .where('w.user_id', '=', userId)
    .orderBy('w.created_at')
    .execute();
  return {
    favourites: favourites.map(({ name, added_at: at }) => ({ specialistName: name, at: at.toISOString() })),
    alerts: alerts.map((row) => ({
      profession: row.profession,
      specialty: row.specialty,
      specialistName: row.name,
      state: row.state,
      filters: row.filters,
      createdAt: row.created_at.toISOString(),
      until: row.until.toISOString(),
    })),
  };
}
