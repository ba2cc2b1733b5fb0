/** Point in the viewport, in CSS pixels from the top left. */
export interface Point {
  x: number;
  y: number;
}

/** Page of one engine, for what differs by protocol: native input and evaluation. page.ts holds the rest. */
export interface Driver {
  go(url: string): Promise<void>;
  address(): Promise<string>;
  run<Value>(expression: string, frame?: string): Promise<Value>;
  move(to: Point): Promise<void>;
  press(at: Point): Promise<void>;
  drag(over: readonly Point[]): Promise<void>;
  type(text: string): Promise<void>;
  /** Presses one key while the others are held: `['Shift', 'ArrowDown']`. */
  chord(keys: readonly Key[]): Promise<void>;
  /** Brings the page to the front: browsers throttle pages in the background. */
  front(): Promise<void>;
  /** Adds a device that keeps passkeys and is unlocked. False if the engine has no passkeys. */
  addPasskeys(): Promise<boolean>;
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

export interface Engine {
  version: string;
  /** New page without any history or storage. */
  visit(): Promise<Driver>;
  close(): Promise<void>;
}

export const viewport = { width: 1280, height: 900 };

/** Time zone and language of every engine. */
export const placed = { TZ: 'Australia/Sydney', LANG: 'en_AU.UTF-8', LANGUAGE: 'en_AU:en' };
