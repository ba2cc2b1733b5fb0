import type { Handler } from '../http/handler.ts';
import { findSignIn, stateOf } from './find-sign-in.ts';

export const getSignIn: Handler<'getSignIn'> = async ({ db, now }, { params }) => {
  const signIn = await findSignIn(db, params.id);
  return { partner: { name: signIn.partnerName }, origin: signIn.origin, state: stateOf(signIn, now()) };
};
