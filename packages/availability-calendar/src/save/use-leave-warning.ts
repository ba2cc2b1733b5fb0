import { useEffect, type RefObject } from 'react';

/** Asks before the page is left with edits that are not saved. */
export const useLeaveWarning = (root: RefObject<HTMLElement | null>, unsaved: boolean): void => {
  useEffect(() => {
    const view = root.current?.ownerDocument.defaultView;
    if (!unsaved || !view) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    view.addEventListener('beforeunload', warn);
    return () => view.removeEventListener('beforeunload', warn);
  }, [root, unsaved]);
};
