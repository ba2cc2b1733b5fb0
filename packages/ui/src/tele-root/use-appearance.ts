import { useEffect, useMemo, useRef, useSyncExternalStore, type CSSProperties, type RefObject } from 'react';
import { readAppearance, type Appearance, type Understands } from './appearance.ts';

const never = () => () => undefined;
const understands: Understands = (property, value) =>
  typeof CSS === 'undefined' || !CSS.supports || CSS.supports(property, value);

/** Inline style, set by script: CSP would block a server's `style` attribute, and servers cannot validate colours. */
export const useAppearance = (
  appearance: Appearance | undefined,
  root: RefObject<HTMLElement | null>,
): CSSProperties | undefined => {
  const isInPage = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const reportedProblems = useRef(new Set<string>());
  // By content: a host may pass a new object on every render.
  const key = JSON.stringify(appearance);
  const { style, problems } = useMemo(
    () => readAppearance((key === undefined || !isInPage ? {} : JSON.parse(key)) as Appearance, understands),
    [key, isInPage],
  );
  useEffect(() => {
    for (const problem of problems) {
      if (reportedProblems.current.has(problem)) continue;
      reportedProblems.current.add(problem);
      root.current?.ownerDocument.defaultView?.console.warn(`Tele appearance: ${problem}`);
    }
  }, [problems, root]);
  return appearance && style;
};
