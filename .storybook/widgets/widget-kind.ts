import type { ComponentType } from 'react';
import type { TeleElements } from '../../packages/embed/src/index.ts';
import type { Kind } from '../../packages/embed/src/elements/table.ts';
import type { Switch, Switches } from './switches.ts';

export type Values = Readonly<Record<string, unknown>>;

export interface WidgetKind {
  name: string;
  lede: string;
  packageName: string;
  component: string;
  tag: keyof TeleElements;
  /** Component with untyped props: switches supply them. */
  draw: ComponentType<Values>;
  table: Readonly<Record<string, Kind>>;
  readme: string;
  switches: readonly Switch[];
  switched: Switches;
  props: (switches: Switches) => Values;
  screens: readonly string[];
}
