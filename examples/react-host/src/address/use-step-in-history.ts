import { useSettings } from '../settings/store.ts';
import { goTo, useAddress } from './address.ts';

/** Puts a widget's steps in the history and the URL, for Back. Without it, the widget keeps its own steps. */
export const useStepInHistory = <Step extends string>(steps: readonly Step[]) => {
  const { back } = useSettings();
  const address = useAddress();
  const named = address.searchParams.get('step');
  return {
    step: back ? (steps.find((step) => step === named) ?? steps[0]) : undefined,
    go: (step: Step): void => {
      if (back) goTo(`${address.pathname}?step=${step}`);
    },
  };
};
