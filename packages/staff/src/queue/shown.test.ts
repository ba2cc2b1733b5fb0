import { describe, expect, it } from 'vitest';
import { allShown, readShown, writeShown } from './shown.ts';

describe('the filter of a queue URL', () => {
  it('is the one it names', () => {
    for (const shown of allShown) expect(readShown(new URLSearchParams(writeShown(shown)))).toBe(shown);
  });

  it.each(['', 'show=', 'show=magic'])('is waiting applications for %j', (query) =>
    expect(readShown(new URLSearchParams(query))).toBe('PENDING'),
  );
});
