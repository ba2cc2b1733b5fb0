import { expect, it } from 'vitest';
import { acceptedCoding } from './accepted-coding.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br ; q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
])('%s takes %s', (header, coding) => expect(acceptedCoding(header)).toBe(coding));

it.each([undefined, '', 'identity', 'deflate', 'gzip;q=0', 'gzip;q=nonsense', '*;q=0', 'identity;q=0'])(
  '%s takes the body as it is',
  (header) => expect(acceptedCoding(header)).toBeUndefined(),
);
