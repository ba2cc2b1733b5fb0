import { create } from 'storybook/theming';

const shared = {
  fontBase: "'Hanken Grotesk Variable', system-ui, sans-serif",
  fontCode: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
  brandTitle: 'Tele design system',
  brandTarget: '_self',
  appBorderRadius: 8,
  inputBorderRadius: 8,
} as const;

/** Default theme's colours for the docs pages; stories use the tokens. */
export const lightTheme = create({
  ...shared,
  base: 'light',
  colorPrimary: '#1d6957',
  colorSecondary: '#0b5d4c',
  appBg: '#f8f9f9',
  appContentBg: '#ffffff',
  appPreviewBg: '#ffffff',
  appBorderColor: '#dbe4e1',
  textColor: '#15221e',
  textMutedColor: '#596360',
  barTextColor: '#46514d',
  barSelectedColor: '#0b5d4c',
  barHoverColor: '#0b5d4c',
  barBg: '#ffffff',
});

export const darkTheme = create({
  ...shared,
  base: 'dark',
  colorPrimary: '#77beaa',
  colorSecondary: '#8ad2bd',
  appBg: '#0e1412',
  appContentBg: '#111916',
  appPreviewBg: '#0e1412',
  appBorderColor: '#2a3330',
  textColor: '#e5f0ec',
  textMutedColor: '#a0aba7',
  barTextColor: '#aeb8b5',
  barSelectedColor: '#8ad2bd',
  barHoverColor: '#8ad2bd',
  barBg: '#17201d',
});
