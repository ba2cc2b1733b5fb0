import { ApiError } from '../http/api-error.ts';
import type { Handlers } from '../http/handler.ts';

export const healthHandlers: Handlers<'health'> = {
  health: async ({ probe, config }) => {
    await probe().catch((error: unknown) => {
      if (error instanceof ApiError) throw error;
      throw new ApiError('UNAVAILABLE', 'The database is not responding.');
    });
    return { ok: true, database: config.databaseUrl ? 'postgres' : 'pglite' };
  },
};
