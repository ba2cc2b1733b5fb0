import type { Handlers } from '../http/handler.ts';
import { actingUser } from './acting-user.ts';
import { readMe } from './me.ts';
import { registerPatient } from './register.ts';

export const accountHandlers: Handlers<'authMe' | 'registerUser'> = {
  authMe: (ctx) => readMe(ctx, actingUser(ctx.actor)),
  registerUser: async (ctx, { body }) => {
    await registerPatient(ctx, body);
    return readMe(ctx, actingUser(ctx.actor));
  },
};
