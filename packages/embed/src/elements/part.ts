import type { ComponentType } from 'react';
import documentSheet from 'virtual:sheet/document';
import { draw, type Drawn, type DrawOptions } from './draw.tsx';

/** What comes late: the widget, and what it is drawn with. */
export interface Part<Props> {
  /** The sheet of the shadow root. */
  sheet: string;
  /** What a browser reads in no shadow root (`@property`), for the document. */
  documentSheet: string;
  /** Draws the widget into `options.mount`, of its own React root. Nothing is shown before the first `update`. */
  draw: (options: DrawOptions) => Drawn<Props>;
}

export const partOf = <Props extends object>(Widget: ComponentType<Props>, sheet: string): Part<Props> => ({
  sheet,
  documentSheet,
  draw: (options) => draw(Widget, options),
});
