import { describe, expect, it } from 'vitest';
import { knownOf, withKnown } from './known-sign-ins.ts';

describe('a sign-in’s known state in this browser', () => {
  it('is unknown until its page has answered', () => {
    expect(knownOf(null, 'sin_1')).toBe('unknown');
    const text = withKnown(null, 'sin_1', 'answered');
    expect(knownOf(text, 'sin_1')).toBe('answered');
    expect(knownOf(text, 'sin_2')).toBe('unknown');
  });

  it('stays approved after a later answer in another window', () => {
    const text = withKnown(withKnown(null, 'sin_1', 'approved'), 'sin_1', 'answered');
    expect(knownOf(text, 'sin_1')).toBe('approved');
  });

  it('is stored for the newest eight', () => {
    const ids = Array.from({ length: 9 }, (_, index) => `sin_${index}`);
    const text = ids.reduce<string | null>((kept, id) => withKnown(kept, id, 'answered'), null);
    expect(ids.map((id) => knownOf(text, id))).toEqual(['unknown', ...Array.from({ length: 8 }, () => 'answered')]);
  });

  it.each(['', 'not JSON', '{}', 'null', '[["sin_1","maybe"]]', '[{"sin_1":"answered"}]'])(
    'is unknown when the stored text is invalid: %s',
    (text) => {
      expect(knownOf(text, 'sin_1')).toBe('unknown');
      expect(knownOf(withKnown(text, 'sin_1', 'answered'), 'sin_1')).toBe('answered');
    },
  );
});
