import { limitRole } from './limit-role.ts';
import type { DatabaseLimits } from './limits.ts';
import { migrate } from './migrate.ts';
import type { Database } from './open.ts';

/** Makes a database ready for this program: its tables, and on a server the limits of the role. Answers the migrations run now. */
export async function prepare({ pool, engine }: Database, limits: DatabaseLimits): Promise<string[]> {
  const done = await migrate(pool);
  if (engine === 'postgres') await limitRole(pool, limits);
  return done;
}
