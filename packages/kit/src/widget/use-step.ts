import { useCallback, useRef, useState, type RefCallback } from 'react';
import { useLatest } from '../latest/use-latest.ts';
import type { StepEvent } from '../host/events.ts';

export interface StepOptions<Step extends string> {
  /** The step that the host wants; left out, the widget keeps it itself. */
  step: Step | undefined;
  first: Step;
  onStepChange: ((event: StepEvent<Step>) => void) | undefined;
}

export interface Steps<Step extends string> {
  /** The step to show. */
  step: Step;
  go: (next: Step) => void;
  /** For the heading of each step: it takes the focus when the step has changed, not when the widget comes. */
  titleRef: RefCallback<HTMLHeadingElement>;
}

/** The step a widget is at, kept by it or by its host. */
export const useStep = <Step extends string>({ step, first, onStepChange }: StepOptions<Step>): Steps<Step> => {
  const [own, setOwn] = useState(first);
  const latest = useLatest(onStepChange);
  const shown = step ?? own;
  const focused = useRef(shown);
  const titleRef = useCallback(
    (heading: HTMLHeadingElement | null) => {
      // A page would move the focus to its new heading; here the step has to. Not on arrival: the focus is the host's then.
      if (heading && focused.current !== shown) heading.focus();
      if (heading) focused.current = shown;
    },
    [shown],
  );
  const go = useCallback(
    (next: Step) => {
      setOwn(next);
      latest.current?.({ step: next });
    },
    [latest],
  );
  return { step: shown, go, titleRef };
};
