import { expect, it } from 'vitest';
import { withApi } from '../testing/start-api.ts';
import { registeredOrigins } from './registered-origins.ts';

const { services } = await withApi();
const count = () => {};

it('a page may read what a call says when the database does not answer, and only for as long', async () => {
  let isUp = false;
  const db = new Proxy(services.db, {
    get: (real, name: keyof typeof services.db) => {
      if (!isUp) throw new Error('The database is away.');
      const member: unknown = real[name];
      return typeof member === 'function' ? (member.bind(real) as unknown) : member;
    },
  });
  const isRegistered = registeredOrigins({ ...services, db });
  expect(await isRegistered('https://stranger.example', count)).toBe(true);
  isUp = true;
  expect(await isRegistered('https://stranger.example', count)).toBe(false);
});
