import { describe, expect, it } from 'vitest';
import { edgeStep } from './edge-scroll.ts';

const box = { top: 100, bottom: 700 };

describe('edgeStep', () => {
  it('is zero away from the edges', () => {
    expect(edgeStep(400, box)).toBe(0);
    expect(edgeStep(156, box)).toBe(0);
    expect(edgeStep(644, box)).toBe(0);
  });

  it('grows towards both edges', () => {
    expect(edgeStep(672, box)).toBe(7);
    expect(edgeStep(700, box)).toBe(14);
    expect(edgeStep(128, box)).toBe(-7);
    expect(edgeStep(100, box)).toBe(-14);
  });

  it('does not grow past the edge', () => {
    expect(edgeStep(2_000, box)).toBe(14);
    expect(edgeStep(-2_000, box)).toBe(-14);
  });

  it('leaves a still middle, however low the box', () => {
    expect(edgeStep(130, { top: 100, bottom: 160 })).toBe(0);
  });
});
