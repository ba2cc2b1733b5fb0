/** Costs of a story since its first render; null when the browser does not report one. */
export interface Figures {
  firstMs: number;
  redraws: number;
  slowestRedrawMs: number;
  shift: number | null;
  /** Longest task in milliseconds; browsers report none below 50. */
  longestTaskMs: number | null;
  /** Slowest response to a press or key, in milliseconds; 0 until one takes longer than a frame. */
  slowestAnswerMs: number | null;
  elements: number;
}

export interface FigureRow {
  name: string;
  value: string;
  target: string;
  verdict: 'met' | 'missed' | 'unknown';
}

/** One frame at 60 Hz is 16 ms; the others are from Core Web Vitals, the Long Tasks API and Lighthouse. */
const targets = {
  firstMs: 50,
  slowestRedrawMs: 16,
  shift: 0.1,
  longestTaskMs: 50,
  slowestAnswerMs: 200,
  elements: 1_400,
};

const inMs = (value: number): string => `${value.toFixed(1)} ms`;
const inWholeMs = (value: number): string => `${Math.round(value)} ms`;
const whole = new Intl.NumberFormat('en-AU');

export const measuredEvent = 'tele/performance/measured';

export function rowsOf(figures: Figures): readonly FigureRow[] {
  const row = (name: string, key: keyof typeof targets, say: (value: number) => string): FigureRow => {
    const value = figures[key];
    if (value === null)
      return { name, value: 'Not reported by this browser', target: say(targets[key]), verdict: 'unknown' };
    return { name, value: say(value), target: say(targets[key]), verdict: value <= targets[key] ? 'met' : 'missed' };
  };
  return [
    row('First render', 'firstMs', inMs),
    row(`Slowest of ${figures.redraws} updates`, 'slowestRedrawMs', inMs),
    row('Unexpected layout shift', 'shift', (value) => value.toFixed(3)),
    row('Longest task', 'longestTaskMs', inWholeMs),
    row('Slowest response to a press or key', 'slowestAnswerMs', inWholeMs),
    row('Elements', 'elements', (value) => whole.format(value)),
  ];
}
