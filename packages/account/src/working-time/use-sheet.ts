import { useState } from 'react';

export interface SheetState<Thing> {
  open: boolean;
  thing: Thing | null;
  /** Changes at each opening, so no old state remains. */
  key: number;
  show: (thing: Thing | null) => void;
  close: () => void;
}

export const useSheet = <Thing>(): SheetState<Thing> => {
  const [state, setState] = useState<{ open: boolean; thing: Thing | null; key: number }>({
    open: false,
    thing: null,
    key: 0,
  });
  return {
    ...state,
    show: (thing) => setState(({ key }) => ({ open: true, thing, key: key + 1 })),
    close: () => setState((now) => ({ ...now, open: false })),
  };
};
