import { describe, expect, it } from 'vitest';
import { clearLift } from './clear-lift.ts';

const place = { top: 740, bottom: 790 };
const given = { place, gap: 8, most: 800 };

describe('clearLift', () => {
  it('leaves toasts where they are while they cover nothing', () => {
    expect(clearLift({ ...given, taken: [{ top: 100, bottom: 140 }] })).toBe(0);
  });

  it('puts them above the bar they would cover, with a gap', () => {
    const lift = clearLift({ ...given, taken: [{ top: 780, bottom: 844 }] });
    expect(lift).toBe(18);
    expect(place.bottom - 18 + 8).toBe(780);
  });

  it('continues past obstacles above that bar', () => {
    const add = { top: 720, bottom: 768 };
    expect(clearLift({ ...given, taken: [{ top: 784, bottom: 844 }, add] })).toBe(78);
  });

  it('takes the gap between two controls that is high enough', () => {
    expect(
      clearLift({
        ...given,
        taken: [
          { top: 780, bottom: 844 },
          { top: 500, bottom: 700 },
        ],
      }),
    ).toBe(18);
  });

  it('gives up when there is no room, and beyond the maximum', () => {
    expect(clearLift({ ...given, taken: [{ top: 40, bottom: 844 }] })).toBeUndefined();
    expect(clearLift({ ...given, most: 100, taken: [{ top: 300, bottom: 844 }] })).toBeUndefined();
  });
});
