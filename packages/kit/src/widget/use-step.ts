import { activeElementOf } from '@tele/ui';
import { useCallback, useEffect, useRef, type RefCallback } from 'react';
import type { StepEvent } from '../host/events.ts';
import { useRemembered } from '../keep/use-remembered.ts';
import { useLatest } from '../latest/use-latest.ts';
import { mayTakeFocus } from './may-take-focus.ts';

export interface StepOptions<Step extends string> {
  /** Step the host wants, not always valid in JavaScript; without it, the widget keeps its own. */
  step: Step | undefined;
  steps: readonly [Step, ...Step[]];
  /** Nearest step with content. Default: the same step. */
  nearest?: (step: Step) => Step;
  onStepChange: ((event: StepEvent<Step>) => void) | undefined;
}

export interface Steps<Step extends string> {
  step: Step;
  go: (next: Step) => void;
  /** Ref of a step's heading or placeholder. Takes focus on a step change, never from the rest of the host page. */
  titleRef: RefCallback<HTMLElement>;
}

/** Current step, kept by the widget or its host. Reports steps the host did not set, so its history stays correct. */
export const useStep = <Step extends string>(options: StepOptions<Step>): Steps<Step> => {
  const { step, steps, nearest = (one) => one } = options;
  const [own, setOwn] = useRemembered<Step>('step', steps[0]);
  const requestedStep = step ?? own;
  const shown = nearest(steps.includes(requestedStep) ? requestedStep : steps[0]);
  const tell = useLatest(options.onStepChange);
  const host = useRef({ gave: step, knows: step ?? steps[0] });

  const go = useCallback(
    (next: Step) => {
      setOwn(next);
      host.current.knows = next;
      tell.current?.({ step: next });
    },
    [setOwn, tell],
  );
  useEffect(() => {
    if (host.current.gave !== step) host.current = { gave: step, knows: step ?? shown };
    if (host.current.knows === shown) return;
    host.current.knows = shown;
    tell.current?.({ step: shown });
  }, [step, shown, tell]);
  // If the host stops controlling, the widget continues from this step.
  useEffect(() => {
    if (own !== shown) setOwn(shown);
  }, [own, shown, setOwn]);
  return { step: shown, go, titleRef: useTitleFocus(shown) };
};

/** A page moves focus to its new heading; here the step must. */
const useTitleFocus = (shown: string): RefCallback<HTMLElement> => {
  const last = useRef<{ step: string; title: HTMLElement | null; hadFocus: boolean }>({
    step: shown,
    title: null,
    hadFocus: false,
  });
  return useCallback(
    (title: HTMLElement | null) => {
      const { current } = last;
      if (!title) {
        // Still in the document: its replacement takes the focus, such as a late step's heading.
        current.hadFocus = current.title !== null && current.title === activeElementOf(current.title);
        current.title = null;
        return;
      }
      const isNew = current.step !== shown;
      if (current.hadFocus || (isNew && mayTakeFocus(title))) title.focus();
      last.current = { step: shown, title, hadFocus: false };
    },
    [shown],
  );
};
