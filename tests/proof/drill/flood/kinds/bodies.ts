import { Readable } from 'node:stream';
import type { RouteName } from '../../../../../packages/core/src/routes.ts';
import type { Kind } from '../person.ts';

const unknownFields = (count: number): string =>
  `{${Array.from({ length: count }, (_, index) => `"unknown${index}":${index}`).join(',')}}`;

/** The maximum number of unknown fields, and blocks that are each invalid. */
export const fields: Kind = (person) => {
  const wide = unknownFields(60_000)
    .slice(0, 510_000)
    .replace(/,[^,]*$/, '}');
  const narrow = unknownFields(5_000);
  const wrongBlocks = JSON.stringify({ blocks: Array.from({ length: 5_000 }, () => ({ startISO: 'x', endISO: 'y' })) });
  const overlapping = JSON.stringify({
    blocks: Array.from({ length: 5_000 }, () => ({
      startISO: '2030-01-01T00:00:00.000Z',
      endISO: '2030-01-01T01:00:00.000Z',
    })),
  });
  const calls: [RouteName, string, 'patient' | 'specialist'][] = [
    ['saveAvailability', wide, 'specialist'],
    ['saveAvailability', wrongBlocks, 'specialist'],
    ['saveAvailability', overlapping, 'specialist'],
    ['createSelection', narrow, 'patient'],
    ['searchSpecialists', narrow, 'patient'],
    ['registerUser', narrow, 'patient'],
  ];
  return {
    round: () => {
      const [name, body, as] = person.dice.pick(calls);
      return person.call(name, { body, as });
    },
  };
};

export const json: Kind = (person) => {
  const bytes = 90_000;
  const texts = [
    '['.repeat(bytes),
    `${'['.repeat(bytes / 2)}${']'.repeat(bytes / 2)}`,
    `${'{"a":'.repeat(bytes / 6)}1${'}'.repeat(bytes / 6)}`,
    `{"reason":"${'\\u0301'.repeat(bytes / 6)}"}`,
    `{"reason":"${' '.repeat(bytes)}x"}`,
    `{"limit":${'9'.repeat(bytes)}}`,
    `{"__proto__":${'{"__proto__":'.repeat(6_000)}1${'}'.repeat(6_000)}}`,
    `{"picks":[${'{},'.repeat(bytes / 4)}{}]}`,
    `{"filters":{"languages":[${'"x",'.repeat(bytes / 5)}"x"]}}`,
  ];
  const names: RouteName[] = [
    'createSelection',
    'searchSpecialists',
    'createOpenRequest',
    'registerUser',
    'createAlert',
  ];
  return { round: () => person.call(person.dice.pick(names), { body: person.dice.pick(texts) }) };
};

export const bodies: Kind = (person) => {
  const huge = Buffer.alloc(20_000_000, 'x');
  const endless = (): Readable =>
    new Readable({
      read() {
        this.push(huge.subarray(0, 64 * 1024));
      },
    });
  return {
    round: () => {
      const name = person.dice.pick(['createSelection', 'searchSpecialists', 'saveAvailability'] as const);
      const as = name === 'saveAvailability' ? 'specialist' : 'patient';
      const body = person.dice.pick([
        () => huge,
        endless,
        () => huge.subarray(0, 1_000_000),
        () => huge.subarray(0, 99_000),
      ])();
      const type = person.dice.pick(['application/json', 'text/xml', 'multipart/form-data; boundary=x', 'text/plain']);
      return person.call(name, { as, body, headers: { 'content-type': type }, abortAfterMs: 3_000 });
    },
  };
};
