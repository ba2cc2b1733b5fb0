import { useEffect, useRef, type RefObject } from 'react';

/** Open modals, newest last. */
const modals: Element[] = [];

/** Gives the newest modal keys pressed without focus, for example after a button is disabled. */
export const useKeysOfNobody = (
  modal: RefObject<Element | null>,
  open: boolean,
  onKey: (event: KeyboardEvent) => void,
): void => {
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    const element = modal.current;
    if (!open || !element) return undefined;
    const { ownerDocument: page } = element;
    const listen = (event: KeyboardEvent): void => {
      if (event.composedPath()[0] === page.body && modals.at(-1) === element) latest.current(event);
    };
    modals.push(element);
    page.addEventListener('keydown', listen);
    return () => {
      page.removeEventListener('keydown', listen);
      modals.splice(modals.indexOf(element), 1);
    };
  }, [open, modal]);
};
