/** A widget's place on the site, each with somebody of its own before it. */
export type Seat = 'match' | 'second' | 'inbox' | 'hours' | 'join';

/** The seats of a page, each with the label of the control for whom it is signed in. */
export type Seats = Partial<Record<Seat, string>>;

/** What becomes of the token on its way: it is good; it has run out; it is refused; the host's function never answers, or throws. */
export type TokenState = 'good' | 'expired' | 'rejected' | 'silent' | 'throws';

export interface Settings {
  /** Who is signed in to the host, by seat: an e-mail, or '' for nobody. */
  people: Readonly<Record<Seat, string>>;
  token: TokenState;
  /** Whether a widget is given a function, or the token itself. */
  given: 'function' | 'string';
  apiBase: string;
  scheme: 'auto' | 'light' | 'dark';
  accent: string;
  /** An IANA name; '' is the browser's. */
  zone: string;
  locale: string;
  headingLevel: 1 | 2 | 3;
  privacyNotice: boolean;
  /** The widget's Back is the browser's. */
  back: boolean;
  strict: boolean;
  shown: boolean;
  /** Another number mounts the widgets anew. */
  mounts: number;
  /** The direction of the host's page. */
  dir: 'ltr' | 'rtl';
  /** Any further props, for every widget, from the console: `host.set({ more: { profession: 'pets' } })`. */
  more: object;
}

/** What changes of them; of people those who are named. */
export type Changes = Partial<Omit<Settings, 'people'>> & { people?: Partial<Settings['people']> };

declare global {
  interface Window {
    /** The controls, for the console: while a dialog of a widget is open they cannot be reached. */
    host: { set: (changes: Changes) => void; settings: () => Settings };
  }
}
