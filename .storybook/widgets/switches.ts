/** Flat switch values, so Storybook keeps them in the URL. */
export type Switches = Readonly<Record<string, string | number | boolean>>;

interface Common {
  name: string;
  label: string;
}

export type Switch =
  | (Common & { kind: 'flag' })
  | (Common & { kind: 'choice'; options: readonly string[] })
  | (Common & { kind: 'text' })
  /** `ours`: value before the reader chooses one. */
  | (Common & { kind: 'colour'; ours: string })
  | (Common & { kind: 'number'; min: number; max: number; step: number });

export const placeSwitches: readonly Switch[] = [
  { kind: 'choice', name: 'surface', label: 'Drawn as', options: ['React', 'Element'] },
  { kind: 'choice', name: 'width', label: 'Width', options: ['320', '480', 'Fill'] },
  { kind: 'flag', name: 'signedIn', label: 'Signed in' },
];

export const commonSwitches: readonly Switch[] = [
  { kind: 'choice', name: 'scheme', label: 'scheme', options: ['light', 'dark', 'auto'] },
  { kind: 'text', name: 'zone', label: 'zone' },
  { kind: 'text', name: 'locale', label: 'locale' },
  { kind: 'choice', name: 'headingLevel', label: 'headingLevel', options: ['1', '2', '3'] },
  { kind: 'text', name: 'privacyUrl', label: 'privacyNotice.url' },
];

export const themeSwitches: readonly Switch[] = [
  { kind: 'colour', name: 'accent', label: 'accent', ours: '#1d6957' },
  { kind: 'colour', name: 'surfaceColour', label: 'surface', ours: '#ffffff' },
  { kind: 'colour', name: 'ink', label: 'ink', ours: '#15221e' },
  { kind: 'colour', name: 'highlight', label: 'highlight', ours: '#f2c53a' },
  { kind: 'text', name: 'font', label: 'font' },
  { kind: 'text', name: 'fontHeading', label: 'fontHeading' },
  { kind: 'number', name: 'radius', label: 'radius', min: 0, max: 20, step: 1 },
  { kind: 'number', name: 'fontSize', label: 'fontSize', min: 12, max: 24, step: 1 },
  { kind: 'number', name: 'density', label: 'density', min: 0.85, max: 1.15, step: 0.05 },
  { kind: 'number', name: 'shadow', label: 'shadow', min: 0, max: 1, step: 0.25 },
  { kind: 'number', name: 'motion', label: 'motion', min: 0, max: 1, step: 1 },
];

export const commonSwitched: Switches = {
  surface: 'React',
  width: 'Fill',
  signedIn: true,
  scheme: 'light',
  zone: 'Australia/Sydney',
  locale: 'en-AU',
  headingLevel: '2',
  privacyUrl: '',
  accent: '',
  surfaceColour: '',
  ink: '',
  highlight: '',
  font: '',
  fontHeading: '',
  radius: 8,
  fontSize: 16,
  density: 1,
  shadow: 1,
  motion: 1,
};

/** Props without a switch, with the reason; `slots` and `handle` exist only on components. */
export const unswitched: Readonly<Record<string, string>> = {
  apiBase: 'answers made for this page',
  token: '‘Signed in’ gives one',
  partner: 'given while nobody is signed in',
  now: 'the clock in the toolbar',
  messages: 'texts of yours: the toolbar’s language replaces them all',
  link: 'a component of your page',
  keep: 'a storage of your page',
  fetch: 'a function of your page',
  nonce: 'nobody sees it: for a strict Content-Security-Policy',
  appointmentsUrl: 'an address of your page, shown after an acceptance',
};
