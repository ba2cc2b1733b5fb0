import type { Handlers } from '../http/handler.ts';
import { requirePerson } from '../http/require-role.ts';
import { readMe } from './me.ts';
import { registerPatient } from './register.ts';

export const accountHandlers: Handlers<'authMe' | 'registerUser'> = {
  authMe: (ctx) => readMe(ctx, requirePerson(ctx.actor).userId),
  registerUser: async (ctx, { body }) => {
    await registerPatient(ctx, body);
    return readMe(ctx, requirePerson(ctx.actor).userId);
  },
};
