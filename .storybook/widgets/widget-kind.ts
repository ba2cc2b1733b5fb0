import type { ComponentType } from 'react';
import type { TeleElements } from '../../packages/embed/src/index.ts';
import type { Kind } from '../../packages/embed/src/elements/table.ts';
import type { Switch, Switches } from './switches.ts';

/** Values of props, by their names. */
export type Values = Readonly<Record<string, unknown>>;

/** A widget, as its page shows it. */
export interface WidgetKind {
  /** 'Match widget' */
  name: string;
  /** What it is, in a line or two. */
  lede: string;
  /** '@tele/match-widget' */
  packageName: string;
  /** 'MatchWidget' */
  component: string;
  tag: keyof TeleElements;
  /** The component itself, whatever its props: they are made from switches here. */
  draw: ComponentType<Values>;
  /** Which props an element takes as attributes, properties and events. */
  table: Readonly<Record<string, Kind>>;
  /** The package's own page, as Markdown. */
  readme: string;
  /** The rows for its own props, and what they stand at first. */
  switches: readonly Switch[];
  switched: Switches;
  /** Its own props by the switches; what stands as by default is left out. */
  props: (switches: Switches) => Values;
  /** How the titles of the stories of its screens begin. */
  screens: readonly string[];
}
