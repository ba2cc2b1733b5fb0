import { activeElementOf } from '@tele/ui';
import { useCallback, useEffect, useRef, type RefCallback } from 'react';
import type { StepEvent } from '../host/events.ts';
import { useRemembered } from '../keep/use-remembered.ts';
import { useLatest } from '../latest/use-latest.ts';
import { mayTakeFocus } from './may-take-focus.ts';

export interface StepOptions<Step extends string> {
  /** The step that the host wants, from JavaScript perhaps a word that is none; left out, the widget keeps it itself. */
  step: Step | undefined;
  /** All there are. A widget starts at the first. */
  steps: readonly [Step, ...Step[]];
  /** The nearest step that has something to show; by default each has. */
  nearest?: (step: Step) => Step;
  onStepChange: ((event: StepEvent<Step>) => void) | undefined;
}

export interface Steps<Step extends string> {
  /** The step to show. */
  step: Step;
  go: (next: Step) => void;
  /**
   * For the heading of each step, and for what stands in for one that is late (StepWait): it takes the focus when the step has changed,
   * not when the widget comes, and not from the rest of the host's page.
   */
  titleRef: RefCallback<HTMLElement>;
}

/**
 * The step a widget is at, kept by it or by its host; either may begin or cease to keep it while the widget is mounted. The host is
 * told whenever what is shown is another step than it gave or was told last, so that its history stays true.
 */
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
  // Where a host leaves it to the widget, it goes on from there.
  useEffect(() => {
    if (own !== shown) setOwn(shown);
  }, [own, shown, setOwn]);
  return { step: shown, go, titleRef: useTitleFocus(shown) };
};

/** A page would move the focus to its new heading; here the step has to. */
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
        // Still in the document: whoever takes its place takes the focus along, such as the heading of a step that was late.
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
