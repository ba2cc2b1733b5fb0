import { useEffect, useMemo, useRef, useSyncExternalStore, type CSSProperties, type RefObject } from 'react';
import { readAppearance, type Appearance, type Understands } from './appearance.ts';

const never = () => () => undefined;
const unchecked: Understands = () => true;
const asked: Understands = (property, value) => CSS.supports(property, value);

/**
 * The knobs as inline style. The server cannot ask what is a colour, so the first markup carries every plausible value
 * and a page that takes it over drops the bad ones right after. Outside production, each problem is told once per root.
 */
export const useAppearance = (
  appearance: Appearance | undefined,
  root: RefObject<HTMLElement | null>,
): CSSProperties | undefined => {
  const canAsk = useSyncExternalStore(
    never,
    () => typeof CSS !== 'undefined' && typeof CSS.supports === 'function',
    () => false,
  );
  const told = useRef(new Set<string>());
  // By its contents: a host may hand over a new object on every render.
  const key = JSON.stringify(appearance);
  const { style, problems } = useMemo(
    () => readAppearance((key === undefined ? {} : JSON.parse(key)) as Appearance, canAsk ? asked : unchecked),
    [key, canAsk],
  );
  useEffect(() => {
    for (const problem of problems) {
      if (told.current.has(problem)) continue;
      told.current.add(problem);
      root.current?.ownerDocument.defaultView?.console.warn(`Tele appearance: ${problem}`);
    }
  }, [problems, root]);
  return appearance && style;
};
