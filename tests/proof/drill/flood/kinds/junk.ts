import { routes, type RouteName } from '../../../../../packages/core/src/routes.ts';
import type { Kind } from '../person.ts';

/** Calls that would end the flooding account or its session. */
const spared = new Set<RouteName>(['deleteAccount', 'endAllSessions', 'endSession']);

const values: readonly unknown[] = [
  null,
  [],
  {},
  '',
  0,
  -1,
  1e308,
  true,
  'x'.repeat(20_000),
  '\u0000\u202e\ud800',
  '9'.repeat(5_000),
  `${'a'.repeat(10_000)}@`,
  `${' '.repeat(10_000)}x`,
  ['x'.repeat(10_000)],
  Array.from({ length: 2_000 }, (_, index) => ({ index })),
];
const keys = ['id', 'reason', 'specialty', 'picks', 'slots', 'name', 'email', 'documents', 'filters', 'blocks', 'role'];

export const junk: Kind = (person) => {
  const names = (Object.keys(routes) as RouteName[]).filter((name) => !spared.has(name));
  let turn = person.dice.below(names.length);
  const value = (): unknown => person.dice.pick(values);
  const text = (): string => String(value()).slice(0, 400);
  return {
    round: () => {
      turn += 1;
      const name = names[turn % names.length] ?? 'authMe';
      const body = Object.fromEntries(keys.map((key) => [key, value()]));
      const writes = !routes[name].startsWith('GET') && !routes[name].startsWith('DELETE');
      return person.call(name, {
        as: person.dice.pick(['patient', 'specialist', 'nobody']),
        params: Object.fromEntries(
          ['id', 'kind', 'category', 'profession', 'specialistId'].map((key) => [key, text()]),
        ),
        query: { cursor: text(), limit: text(), start: text(), end: text(), name: text(), q: text() },
        headers: {
          'if-none-match': Array.from({ length: 500 }, (_, index) => `"${index}"`).join(', '),
          'idempotency-key': 'k'.repeat(200 + person.dice.below(200)),
        },
        ...(writes && { json: person.dice.chance(0.5) ? body : value() }),
      });
    },
  };
};

export const origins: Kind = (person) => ({
  round: async () => {
    const origin = `https://${person.dice.below(1e9)}.example.com`;
    const headers = { origin, 'access-control-request-method': 'POST' };
    await person.send('/selections', { method: 'OPTIONS', as: 'nobody', headers });
    await person.call('authMe', { headers: { origin } });
    await person.call('startVisit', { as: 'nobody', headers: { origin }, json: { partner: `tele_pub_${origin}` } });
  },
});
