import { describe, expect, it } from 'vitest';
import { placeList } from './place-list.ts';

const view = { width: 400, height: 800 };
const controlAt = (left: number, top: number) => ({ left, right: left + 200, top, bottom: top + 40 });
const at = (top: number, height: number, left = 100, edge: 'left' | 'right' = 'left', width = 200) =>
  placeList({ control: controlAt(left, top), list: { width, height }, view, edge });

describe('a list under its control', () => {
  it('hangs below it, a gap apart, at the edge they share', () => {
    expect(at(100, 300)).toEqual({ left: 100, top: 146, maxWidth: 384, maxHeight: 380 });
    expect(at(100, 300, 150, 'right', 250).left).toBe(100);
  });

  it('goes above it where there is more room and it needs that', () => {
    expect(at(600, 300)).toMatchObject({ top: 294, maxHeight: 380 });
    expect(at(600, 140)).toMatchObject({ top: 646, maxHeight: 146 });
  });

  it('is never taller than the room there is, nor than 380 px', () => {
    expect(at(500, 2000)).toMatchObject({ top: 114, maxHeight: 380 });
    expect(at(300, 2000)).toMatchObject({ top: 346, maxHeight: 380 });
    expect(
      placeList({
        control: controlAt(0, 100),
        list: { width: 200, height: 900 },
        view: { width: 400, height: 400 },
        edge: 'left',
      }),
    ).toMatchObject({ top: 146, maxHeight: 246 });
  });

  it('keeps room for three rows where there is hardly any', () => {
    expect(
      placeList({
        control: controlAt(0, 60),
        list: { width: 200, height: 900 },
        view: { width: 400, height: 150 },
        edge: 'left',
      }).maxHeight,
    ).toBe(120);
  });

  it('stays inside the window from side to side', () => {
    expect(at(100, 300, 300, 'left', 250).left).toBe(142);
    expect(at(100, 300, -50, 'right', 300).left).toBe(8);
    expect(at(100, 300, 100, 'left', 900)).toMatchObject({ left: 8, maxWidth: 384 });
  });
});
