import { useEffect, useRef } from 'react';

/** Actions by typed key ('j', '?'). */
export type Keys = Readonly<Record<string, (() => void) | undefined>>;

const typing = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]';

/** Page-wide single keys while `on`. Ignored while typing, in dialogs, and with Ctrl, Alt or Cmd. */
export const useKeys = (keys: Keys, on: boolean): void => {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    if (!on) return undefined;
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const { target } = event;
      if (target instanceof Element && target.closest(`${typing}, [role=dialog], [role=alertdialog]`)) return;
      const act = latest.current[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [on]);
};
