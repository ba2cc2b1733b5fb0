import type { Handlers } from '../http/handler.ts';
import { readMe } from './me.ts';
import { registerPatient } from './register.ts';

export const accountHandlers: Handlers<'authMe' | 'registerUser'> = {
  authMe: readMe,
  registerUser: async (ctx, { body }) => {
    await registerPatient(ctx, body);
    return readMe(ctx);
  },
};
