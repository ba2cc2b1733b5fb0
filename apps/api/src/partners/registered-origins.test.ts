import { expect, it } from 'vitest';
import { withApi } from '../testing/start-api.ts';
import { registeredOrigins } from './registered-origins.ts';

const { services } = await withApi();
const count = () => {};

it('every page can read answers during a database outage, and only then', async () => {
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
