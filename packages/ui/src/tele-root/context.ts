import { createContext, useContext } from 'react';
import type { LinkComponent } from './link-component.ts';

/** light, dark, or the reader's own setting. */
export type Scheme = 'light' | 'dark' | 'auto';

/** More contrast than usual, or what the reader's own setting says. */
export type Contrast = 'auto' | 'more';

export interface TeleRootValue {
  scheme: Scheme;
  contrast: Contrast;
  link: LinkComponent | undefined;
}

export const TeleRootContext = createContext<TeleRootValue | null>(null);

/** undefined: no root at all. null: the root is mounting and its element is not there yet. */
export const OverlayContext = createContext<HTMLElement | null | undefined>(undefined);

/**
 * The element overlays are portalled into, so that they keep the root's tokens. Null on the server and in the first
 * render. Throws without a TeleRoot: an overlay outside `.tele` would have no colours.
 */
export const useOverlayContainer = (): HTMLElement | null => {
  const container = useContext(OverlayContext);
  if (container === undefined) {
    throw new Error('No TeleRoot above this component. Wrap the application or the widget in <TeleRoot>.');
  }
  return container;
};
