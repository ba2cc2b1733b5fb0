import type { Handler } from '../http/handler.ts';
import { requireBooker } from '../http/require-role.ts';
import { readPeople } from './read.ts';

export const myPeople: Handler<'myPeople'> = async ({ db, config, actor }) => {
  const { userId } = requireBooker(actor);
  return { items: await readPeople({ db, config, userId }) };
};
