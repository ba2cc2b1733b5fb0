import { useOverlayContainer } from '@tele/ui';
import { useEffect } from 'react';

/** Pixels; no widget screen is usable below this width. */
const least = 240;

interface NarrowWarningProps {
  name: string;
}

/** Warns the site owner once, in the console, that the widget has too little width. */
export const NarrowWarning = ({ name }: NarrowWarningProps) => {
  const root = useOverlayContainer()?.parentElement;
  useEffect(() => {
    const view = root?.ownerDocument.defaultView;
    if (!view?.ResizeObserver) return undefined;
    const observer = new view.ResizeObserver(([entry]) => {
      const width = Math.round(entry?.contentRect.width ?? 0);
      // 0: not visible yet.
      if (width === 0 || width >= least) return;
      observer.disconnect();
      view.console.warn(
        `Tele, ${name}: the page leaves ${width}px for the widget. It needs ${least}px: widen its container.`,
      );
    });
    observer.observe(root as Element);
    return () => observer.disconnect();
  }, [root, name]);
  return null;
};
