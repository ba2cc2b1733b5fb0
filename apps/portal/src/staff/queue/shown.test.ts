import { describe, expect, it } from 'vitest';
import { allShown, readShown, writeShown } from './shown.ts';

describe('which applications a URL shows', () => {
  it('are those that it names', () => {
    for (const shown of allShown) expect(readShown(new URLSearchParams(writeShown(shown)))).toBe(shown);
  });

  it.each(['', 'show=', 'show=magic'])('are those that wait for %j', (query) =>
    expect(readShown(new URLSearchParams(query))).toBe('PENDING'),
  );
});
