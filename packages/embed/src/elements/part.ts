import type { ComponentType } from 'react';
import documentSheet from 'virtual:sheet/document';
import { draw, type Drawn, type DrawOptions } from './draw.tsx';

export interface Part<Props> {
  sheet: string;
  /** Document-level CSS that shadow roots ignore (`@property`). */
  documentSheet: string;
  /** Renders the widget into `options.mount` with its own React root. Shows nothing before the first `update`. */
  draw: (options: DrawOptions) => Drawn<Props>;
}

export const partOf = <Props extends object>(Widget: ComponentType<Props>, sheet: string): Part<Props> => ({
  sheet,
  documentSheet,
  draw: (options) => draw(Widget, options),
});
