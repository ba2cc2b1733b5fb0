import type { TeleRootProps } from '../../packages/ui/src/index.ts';

export interface Look extends Pick<TeleRootProps, 'scheme' | 'contrast'> {
  title: string;
}

const looks: Readonly<Record<string, Look>> = {
  light: { title: 'Light', scheme: 'light' },
  dark: { title: 'Dark', scheme: 'dark' },
  'light-more': { title: 'Light, high contrast', scheme: 'light', contrast: 'more' },
  'dark-more': { title: 'Dark, high contrast', scheme: 'dark', contrast: 'more' },
  auto: { title: 'Reader’s own', scheme: 'auto' },
};

export const schemeChoices: readonly { value: string; title: string }[] = [
  ...Object.entries(looks).map(([value, { title }]) => ({ value, title })),
  { value: 'all', title: 'All, side by side' },
];

/** One look, or the four that differ. */
export const looksOf = (value: unknown): readonly Look[] => {
  if (value === 'all') return Object.values(looks).filter(({ scheme }) => scheme !== 'auto');
  return [looks[String(value)] ?? { title: 'Light', scheme: 'light' }];
};

/** Four looks for Chromatic (`npm run chromatic`). tests/screens/chosen.ts lists the offline ones. */
export const chromaticModes = {
  'light narrow': { scheme: 'light', viewport: 390 },
  'dark narrow': { scheme: 'dark', viewport: 390 },
  'light wide': { scheme: 'light', viewport: 1280 },
  'dark wide': { scheme: 'dark', viewport: 1280 },
};
