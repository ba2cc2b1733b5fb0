import type { ProfilerOnRenderCallback } from 'react';
import { STORY_CHANGED, STORY_RENDER_PHASE_CHANGED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { measuredEvent, type Figures } from './figures.ts';

/** As the browser tells it; not yet among the compiler's own types. */
interface Entry extends PerformanceEntry {
  /** Of `layout-shift`: the score, and whether a person has just done something that explains it. */
  value?: number;
  hadRecentInput?: boolean;
  /** Of `event`: 0 for what is no press and no key. */
  interactionId?: number;
}

const isTold = (type: string): boolean => PerformanceObserver.supportedEntryTypes.includes(type);

/** When the story that stands there was begun, on the page's own clock. */
let begunAt = 0;
let figures: Figures | null = null;
/** When a story's play and what checks it afterwards, axe among them, had the page: their work is not the story's. */
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

/** Told once in a frame, however much there was in it. */
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

/** A story may be drawn and tried again where it stands: a toolbar was turned. What checks it after its play is one trial with that. */
function beginTrying(): void {
  if (tried?.until !== Infinity) tried = { from: performance.now(), until: Infinity };
}

function endTrying(): void {
  if (tried) tried.until = performance.now();
}

/** How much of a task is the story's own: a trial may begin and go on in the task that drew it, and Storybook's frame has the same thread. */
function ownOf({ name, startTime, duration }: Entry): number {
  if (name !== 'self') return 0;
  if (!tried || startTime > tried.until) return duration;
  return Math.max(0, Math.min(duration, tried.from - startTime));
}

function observe(type: string, count: (figures: Figures, entry: Entry) => void): void {
  if (!isTold(type)) return;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Entry[]) {
      // What belongs to the story before it is told late.
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
  // Until the next one is drawn there is nothing to tell of it.
  channel.on(STORY_CHANGED, () => (figures = null));
  observe('layout-shift', (of, { value = 0, hadRecentInput }) => {
    if (!hadRecentInput) of.shift = (of.shift ?? 0) + value;
  });
  observe('longtask', (of, entry) => (of.longestTaskMs = Math.max(of.longestTaskMs ?? 0, ownOf(entry))));
  observe('event', (of, { duration, interactionId }) => {
    if (interactionId) of.slowestAnswerMs = Math.max(of.slowestAnswerMs ?? 0, duration);
  });
}

/** Takes what React says of each draw, and begins anew with the first. */
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
