import { describe, expect, it } from 'vitest';
import { nextStep, type Walked } from './next-step.ts';
import type { Step } from './steps.ts';

const step = (name: string, more: Partial<Step> = {}): Step => ({ name, command: name, ...more });
const [tests, outside] = [step('tests'), step('outside')];
const engines = step('engines', { needs: ['snapshots'] });
const journeys = step('journeys', { alone: 'ports' });
const later = step('long journeys', { alone: 'ports' });

const walked = (more: Partial<Walked> = {}): Walked => ({
  begun: new Set(),
  passed: new Set(),
  taken: new Set(),
  ...more,
});

describe('the next step of a lane', () => {
  it('is its own first step that has not begun, even if that waits', () => {
    const own = [tests, engines];
    expect(nextStep(own, [own, [journeys]], walked({ begun: new Set([tests]) }))).toBe(engines);
  });

  it('is the last of another lane when its own are through', () => {
    const other = [tests, outside];
    expect(nextStep([journeys], [other, [journeys]], walked({ begun: new Set([journeys, tests]) }))).toBe(outside);
  });

  it('is none that has begun there', () => {
    const other = [tests, outside];
    expect(nextStep([], [other], walked({ begun: new Set([tests, outside]) }))).toBeUndefined();
  });

  it('is none whose need has not passed', () => {
    expect(nextStep([], [[engines]], walked())).toBeUndefined();
    expect(nextStep([], [[engines]], walked({ passed: new Set(['snapshots']) }))).toBe(engines);
  });

  it('is none that would share what another has for itself', () => {
    const at = { begun: new Set([journeys]), taken: new Set(['ports']) };
    expect(nextStep([], [[journeys, later]], walked(at))).toBeUndefined();
    expect(nextStep([], [[journeys, later]], walked({ begun: new Set([journeys]) }))).toBe(later);
  });
});
