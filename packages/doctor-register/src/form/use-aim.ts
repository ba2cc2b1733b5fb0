import { useEffect, useState, type RefObject } from 'react';
import type { Step } from './steps.ts';

/** Next focus target: a control by name, or a step's heading. */
export type Aim = { control: string } | { heading: Step };

/** Moves focus in the form once the target is visible: a hidden step cannot take it. */
export const useAim = (form: RefObject<HTMLFormElement | null>): ((aim: Aim) => void) => {
  const [aim, setAim] = useState<Aim | null>(null);
  useEffect(() => {
    if (!aim) return;
    const target =
      'control' in aim ? `[name="${aim.control}"]` : `[data-step="${aim.heading}"] > .tele-register-part__head > *`;
    form.current?.querySelector<HTMLElement>(target)?.focus();
  }, [aim, form]);
  return setAim;
};
