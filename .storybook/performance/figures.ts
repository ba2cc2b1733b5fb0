/** What a story cost since it was last drawn from nothing, here and now; null where the browser does not tell. */
export interface Figures {
  /** React's work on the first draw, in milliseconds, and on the slowest of those that followed. */
  firstMs: number;
  redraws: number;
  slowestRedrawMs: number;
  /** How far what stood there moved by itself: the sum of the browser's scores. */
  shift: number | null;
  /** The longest stretch in which nothing else could run, in milliseconds; of tasks below 50 browsers say nothing. */
  longestTaskMs: number | null;
  /** From a press or a key to the frame that answers it, in milliseconds; 0 before the first that took longer than a frame. */
  slowestAnswerMs: number | null;
  elements: number;
}

export interface FigureRow {
  name: string;
  value: string;
  /** What it should be at most, in words. */
  target: string;
  verdict: 'met' | 'missed' | 'not told';
}

/** A frame at 60 Hz is 16 ms; the others are those of Core Web Vitals, of the Long Tasks API and of Lighthouse. */
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

/** The event by which the frame around a story hears of its figures. */
export const measuredEvent = 'tele/performance/measured';

export function rowsOf(figures: Figures): readonly FigureRow[] {
  const row = (name: string, key: keyof typeof targets, say: (value: number) => string): FigureRow => {
    const value = figures[key];
    if (value === null)
      return { name, value: 'This browser does not say', target: say(targets[key]), verdict: 'not told' };
    return { name, value: say(value), target: say(targets[key]), verdict: value <= targets[key] ? 'met' : 'missed' };
  };
  return [
    row('First draw', 'firstMs', inMs),
    row(`Slowest of ${figures.redraws} redraws`, 'slowestRedrawMs', inMs),
    row('Moved by itself', 'shift', (value) => value.toFixed(3)),
    row('Longest task', 'longestTaskMs', inWholeMs),
    row('Slowest answer to a press or a key', 'slowestAnswerMs', inWholeMs),
    row('Elements', 'elements', (value) => whole.format(value)),
  ];
}
