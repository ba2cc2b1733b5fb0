import { stateCodes, type StateCode } from '@tele/core';
import { useMessages } from '@tele/ui';
import { searchMessages } from './search.messages.ts';

const anyState = 'ANY';

/** Props of a choice of one state, or any, for both looks of the search form. */
export const useStateChoice = () => {
  const t = useMessages(searchMessages);
  const options = [
    { value: anyState, label: t.anyState, longLabel: t.anyStateLong },
    ...stateCodes.map((code) => ({
      value: code,
      label: code,
      detail: t.stateName({ code }),
      longLabel: t.stateLong({ code }),
    })),
  ];
  return (state: StateCode | null, onChange: (state: StateCode | null) => void) => ({
    options,
    value: state ?? anyState,
    onValueChange: (next: string) => onChange(stateCodes.find((code) => code === next) ?? null),
  });
};
