/** A point of the page that is shown, in CSS pixels from its upper left corner. */
export interface Point {
  x: number;
  y: number;
}

/**
 * One page of one engine, as far as a protocol has to differ: what is pressed and typed is the engine's own input, as a hand's would be.
 * Everything else, such as finding by role and name, is page.ts for all.
 */
export interface Driver {
  go(url: string): Promise<void>;
  address(): Promise<string>;
  /** The value of an expression, which can be written as JSON, in the page or in the frame of an address. */
  run<Value>(expression: string, frame?: string): Promise<Value>;
  move(to: Point): Promise<void>;
  press(at: Point): Promise<void>;
  /** Presses at the first point, moves over the others, and lets go at the last. */
  drag(over: readonly Point[]): Promise<void>;
  type(text: string): Promise<void>;
  /** Presses one key while others are held: `['Shift', 'ArrowDown']`. */
  chord(keys: readonly Key[]): Promise<void>;
  /** Has the page be the one that is looked at: pages behind others rest. */
  front(): Promise<void>;
  /** As it is shown, a PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

export type Key =
  | 'Alt'
  | 'Control'
  | 'Shift'
  | 'ArrowDown'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'ArrowUp'
  | 'Delete'
  | 'End'
  | 'Enter'
  | 'Escape'
  | 'Home'
  | 'PageDown'
  | 'Tab'
  | 'a'
  | 'z';

/** An engine that runs. */
export interface Engine {
  /** As it says itself: 'Firefox 140.12.0'. */
  version: string;
  /** A page of somebody who has been nowhere yet. */
  visit(): Promise<Driver>;
  close(): Promise<void>;
}

export const viewport = { width: 1280, height: 900 };

/** What every engine is started with: the place of whoever sits before it. */
export const placed = { TZ: 'Australia/Sydney', LANG: 'en_AU.UTF-8', LANGUAGE: 'en_AU:en' };
