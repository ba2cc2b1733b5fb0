import { expect, it } from 'vitest';
import { newId } from './new-id.ts';

it('ids have 20 random characters, and no two are the same', () => {
  const ids = Array.from({ length: 2_000 }, () => newId('sel'));
  for (const id of ids) expect(id).toMatch(/^sel_[a-z2-7]{20}$/);
  expect(new Set(ids).size).toBe(2_000);
});
