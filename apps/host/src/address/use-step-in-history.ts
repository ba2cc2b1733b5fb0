import { useSettings } from '../settings/store.ts';
import { goTo, useAddress } from './address.ts';

/** Wires the steps of a widget to Back: each is an entry of the history, named in the address. Where it is not wired the widget keeps them itself. */
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
