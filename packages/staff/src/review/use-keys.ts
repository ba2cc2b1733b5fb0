import { useEffect, useRef, type RefObject } from 'react';

/** Actions by typed key ('j', '?'). */
export type Keys = Readonly<Record<string, (() => void) | undefined>>;

const typing = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]';

/** Page-wide single keys while `on`. Ignored while typing, in dialogs, and with Ctrl, Alt or Cmd. */
export const useKeys = (root: RefObject<HTMLElement | null>, keys: Keys, on: boolean): void => {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const page = root.current?.ownerDocument;
    if (!on || !page) return undefined;
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      // Inside a shadow root, the event's own target is the host.
      const [target] = event.composedPath();
      if (target instanceof Element && target.closest(`${typing}, [role=dialog], [role=alertdialog]`)) return;
      const act = latest.current[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    };
    page.addEventListener('keydown', press);
    return () => page.removeEventListener('keydown', press);
  }, [root, on]);
};
