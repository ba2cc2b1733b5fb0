import { describe, expect, it } from 'vitest';
import { areaAtZoom, firstArea, movedArea, zoomedArea, zoomOf } from './crop.ts';

const upright = { width: 1200, height: 1800 };

describe('the square of a photo', () => {
  it('is at first as large as it can be, and above the middle of an upright photo', () => {
    expect(firstArea(upright)).toEqual({ x: 0, y: 200, side: 1200 });
    expect(firstArea({ width: 2000, height: 1000 })).toEqual({ x: 500, y: 0, side: 1000 });
  });

  it('stays inside the photo wherever it is moved', () => {
    const area = { x: 100, y: 100, side: 600 };
    expect(movedArea(area, upright, { x: 50, y: -30 })).toEqual({ x: 150, y: 70, side: 600 });
    expect(movedArea(area, upright, { x: 9_999, y: 9_999 })).toEqual({ x: 600, y: 1200, side: 600 });
    expect(movedArea(area, upright, { x: -9_999, y: -9_999 })).toEqual({ x: 0, y: 0, side: 600 });
  });

  it('comes closer around its middle', () => {
    expect(zoomedArea({ x: 0, y: 200, side: 1200 }, upright, 2, 256)).toEqual({ x: 300, y: 500, side: 600 });
  });

  it('is never larger than the photo, nor smaller than the minimum', () => {
    expect(zoomedArea({ x: 0, y: 0, side: 600 }, upright, 0.1, 256).side).toBe(1200);
    expect(zoomedArea({ x: 0, y: 0, side: 600 }, upright, 100, 256).side).toBe(256);
    expect(zoomedArea(firstArea({ width: 100, height: 90 }), { width: 100, height: 90 }, 4, 256).side).toBe(90);
  });

  it('stays inside when it grows at an edge', () => {
    expect(zoomedArea({ x: 900, y: 1500, side: 300 }, upright, 0.5, 256)).toEqual({ x: 600, y: 1200, side: 600 });
  });

  it('has a closeness from 0 to 1, there and back', () => {
    const area = areaAtZoom(firstArea(upright), upright, 0.5, 300);
    expect(area.side).toBeCloseTo(600);
    expect(zoomOf(area, upright, 300)).toBeCloseTo(0.5);
    expect(zoomOf(firstArea(upright), upright, 300)).toBe(0);
    expect(zoomOf(firstArea({ width: 90, height: 90 }), { width: 90, height: 90 }, 300)).toBe(0);
  });
});
