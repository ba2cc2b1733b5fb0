import { limits } from '@tele/core';
import { sql } from 'kysely';
import type { Handler } from '../http/handler.ts';
import { requireBooker } from '../http/require-role.ts';
import { namedSpecialists } from '../specialists/by-name.ts';

export const myFavourites: Handler<'myFavourites'> = async ({ db, actor }) => {
  const { userId } = requireBooker(actor);
  const found = sql`
    select s.id from favourites f join specialists s on s.id = f.specialist_id
    where f.user_id = ${userId} and s.approved order by f.added_at desc, s.id limit ${sql.lit(limits.maxFavourites)}`;
  return { items: await namedSpecialists(db, found) };
};
