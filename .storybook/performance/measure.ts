import type { ProfilerOnRenderCallback } from 'react';
import { STORY_CHANGED, STORY_RENDER_PHASE_CHANGED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { measuredEvent, type Figures } from './figures.ts';

/** Performance entry fields that TypeScript does not type yet. */
interface Entry extends PerformanceEntry {
  /** `layout-shift`: the score, and whether recent input explains it. */
  value?: number;
  hadRecentInput?: boolean;
  /** `event`: 0 for anything but presses and keys. */
  interactionId?: number;
}

const isTold = (type: string): boolean => PerformanceObserver.supportedEntryTypes.includes(type);

let begunAt = 0;
let figures: Figures | null = null;
/** Period of a story's play and checks (axe among them), excluded from its figures. */
let tried: { from: number; until: number } | null = null;
let waiting = false;

function fresh(firstMs: number): Figures {
  return {
    firstMs,
    redraws: 0,
    slowestRedrawMs: 0,
    shift: isTold('layout-shift') ? 0 : null,
    longestTaskMs: isTold('longtask') ? 0 : null,
    slowestAnswerMs: isTold('event') ? 0 : null,
    elements: 0,
  };
}

function tellSoon(): void {
  if (waiting) return;
  waiting = true;
  requestAnimationFrame(() => {
    waiting = false;
    if (!figures) return;
    const elements = document.querySelectorAll('.tele, .tele *').length;
    addons.getChannel().emit(measuredEvent, { ...figures, elements });
  });
}

const phases: Readonly<Record<string, () => void>> = {
  playing: beginTrying,
  afterEach: beginTrying,
  finished: endTrying,
  errored: endTrying,
  aborted: endTrying,
};

/** A toolbar may re-run the play in place. The checks after the play belong to the same period. */
function beginTrying(): void {
  if (tried?.until !== Infinity) tried = { from: performance.now(), until: Infinity };
}

function endTrying(): void {
  if (tried) tried.until = performance.now();
}

/** A story's own share of a task: plays may start in the task that rendered it, and the manager shares the thread. */
function ownOf({ name, startTime, duration }: Entry): number {
  if (name !== 'self') return 0;
  if (!tried || startTime > tried.until) return duration;
  return Math.max(0, Math.min(duration, tried.from - startTime));
}

function observe(type: string, count: (figures: Figures, entry: Entry) => void): void {
  if (!isTold(type)) return;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Entry[]) {
      // The browser reports entries of the previous story late.
      if (figures && entry.startTime + entry.duration >= begunAt) count(figures, entry);
    }
    tellSoon();
  });
  observer.observe({ type, durationThreshold: 16 } as PerformanceObserverInit);
}

let observing = false;

function observeAll(): void {
  if (observing) return;
  observing = true;
  const channel = addons.getChannel();
  channel.on(STORY_RENDER_PHASE_CHANGED, ({ newPhase }: { newPhase: string }) => phases[newPhase]?.());
  // No figures until the next story renders.
  channel.on(STORY_CHANGED, () => (figures = null));
  observe('layout-shift', (of, { value = 0, hadRecentInput }) => {
    if (!hadRecentInput) of.shift = (of.shift ?? 0) + value;
  });
  observe('longtask', (of, entry) => (of.longestTaskMs = Math.max(of.longestTaskMs ?? 0, ownOf(entry))));
  observe('event', (of, { duration, interactionId }) => {
    if (interactionId) of.slowestAnswerMs = Math.max(of.slowestAnswerMs ?? 0, duration);
  });
}

/** Takes each render's profile; the first one starts new figures. */
export const measure: ProfilerOnRenderCallback = (_, phase, ms, _whole, startedAt) => {
  observeAll();
  if (phase === 'mount' || !figures) {
    begunAt = startedAt;
    tried = null;
    figures = fresh(ms);
  } else {
    figures.redraws += 1;
    figures.slowestRedrawMs = Math.max(figures.slowestRedrawMs, ms);
  }
  tellSoon();
};
