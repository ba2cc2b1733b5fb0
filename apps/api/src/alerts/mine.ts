import type { Handler } from '../http/handler.ts';
import { requireBooker } from '../http/require-role.ts';
import { selectAlerts, alertOf } from './read.ts';

const most = 50;

export const myAlerts: Handler<'myAlerts'> = async ({ db, actor, now }) => {
  const { userId } = requireBooker(actor);
  const rows = await selectAlerts(db)
    .where('w.user_id', '=', userId)
    .where('w.until', '>', now())
    .where((eb) => eb.or([eb('w.ended_because', 'is', null), eb('w.ended_because', '=', 'told')]))
    .orderBy('w.created_at', 'desc')
    .orderBy('w.id')
    .limit(most)
    .execute();
  return { items: rows.map(alertOf) };
};
