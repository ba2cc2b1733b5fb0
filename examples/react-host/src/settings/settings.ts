/** Place of a widget, each with its own signed-in person. */
export type Seat = 'match' | 'second' | 'inbox' | 'hours' | 'join';

/** Seats of a page, each with the label of its person select. */
export type Seats = Partial<Record<Seat, string>>;

/** State of the token: valid, expired, rejected, never resolved, or thrown. */
export type TokenState = 'good' | 'expired' | 'rejected' | 'silent' | 'throws';

export interface Settings {
  /** Signed-in person by seat: email, or '' when signed out. */
  people: Readonly<Record<Seat, string>>;
  token: TokenState;
  /** Passes a token function or the token itself. */
  given: 'function' | 'string';
  apiBase: string;
  scheme: 'auto' | 'light' | 'dark';
  accent: string;
  /** IANA name; '' for the browser's. */
  zone: string;
  locale: string;
  headingLevel: 1 | 2 | 3;
  privacyNotice: boolean;
  /** Connects the widget's Back to the browser's. */
  back: boolean;
  strict: boolean;
  shown: boolean;
  /** A new number remounts the widgets. */
  mounts: number;
  dir: 'ltr' | 'rtl';
  /** Extra props for every widget, from the console: `host.set({ more: { profession: 'pets' } })`. */
  more: object;
}

/** Partial settings; `people` are merged by seat. */
export type Changes = Partial<Omit<Settings, 'people'>> & { people?: Partial<Settings['people']> };

declare global {
  interface Window {
    /** Settings for the console: an open widget dialog blocks the controls. */
    host: { set: (changes: Changes) => void; settings: () => Settings };
  }
}
