import { useEffect, useState, type RefObject } from 'react';
import type { Step } from './steps.ts';

/** Where the focus goes next: to a control by its name, or to the heading of a step. */
export type Aim = { control: string } | { heading: Step };

/** Moves the focus inside the form once what it goes to is drawn: a step that was hidden takes none before. */
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
