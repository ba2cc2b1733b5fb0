import { createContext, useContext } from 'react';
import type { LinkComponent } from './link-component.ts';

/** light, dark, or the reader's setting. */
export type Scheme = 'light' | 'dark' | 'auto';

/** High contrast, or the reader's setting. */
export type Contrast = 'auto' | 'more';

export interface TeleRootValue {
  scheme: Scheme;
  contrast: Contrast;
  link: LinkComponent | undefined;
}

export const TeleRootContext = createContext<TeleRootValue | null>(null);

/** undefined: no root. null: the root's element is not mounted yet. */
export const OverlayContext = createContext<HTMLElement | null | undefined>(undefined);

/** Container of overlays; null on the server and in the first render. Throws without a TeleRoot: no tokens there. */
export const useOverlayContainer = (): HTMLElement | null => {
  const container = useContext(OverlayContext);
  if (container === undefined) {
    throw new Error('No TeleRoot above this component. Wrap the application or the widget in <TeleRoot>.');
  }
  return container;
};
