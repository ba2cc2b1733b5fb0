import type { Preview } from '@storybook/react-vite';
import { brands } from './brands.ts';
import { clocks } from './clocks.ts';
import { schemeChoices } from './looks.ts';
import { surfaces } from './surfaces.tsx';
import { zoneKeys } from './zones.ts';

interface Choice {
  value: string;
  title: string;
}

const toolbar = <Icon extends string>(title: string, icon: Icon, items: readonly Choice[]) => ({
  description: title,
  toolbar: { title, icon, dynamicTitle: true, items: [...items] },
});

export const initialGlobals = {
  scheme: 'light',
  brand: 'tele',
  zone: 'sydney',
  clock: 'story',
  role: 'story',
  network: 'ok',
  language: 'en-AU',
  surface: 'page',
  strict: 'on',
  textSize: '100',
  density: 'brand',
};

export const globalTypes: Preview['globalTypes'] = {
  scheme: toolbar('Scheme', 'contrast', schemeChoices),
  brand: toolbar(
    'Brand',
    'paintbrush',
    Object.entries(brands).map(([value, { name }]) => ({ value, title: name })),
  ),
  zone: toolbar(
    'Display zone',
    'globe',
    zoneKeys.map(({ key, name }) => ({ value: key, title: name })),
  ),
  clock: toolbar(
    'Clock',
    'time',
    Object.entries(clocks).map(([value, { title }]) => ({ value, title })),
  ),
  role: toolbar('Role', 'user', [
    { value: 'story', title: 'Role of the story' },
    { value: 'patient', title: 'Patient' },
    { value: 'specialist', title: 'Specialist' },
  ]),
  network: toolbar('Network', 'lightning', [
    { value: 'ok', title: 'Network ok' },
    { value: 'slow', title: 'Slow' },
    { value: 'offline', title: 'Offline' },
    { value: '401', title: '401 signed out' },
    { value: '409', title: '409 conflict' },
    { value: '500', title: '500 failure' },
  ]),
  language: toolbar('Language', 'transfer', [
    { value: 'en-AU', title: 'English (Australia)' },
    { value: 'en-XA', title: 'Pseudo: long and accented' },
    { value: 'ar-XB', title: 'Pseudo: right to left' },
  ]),
  surface: toolbar(
    'Surface',
    'component',
    Object.entries(surfaces).map(([value, title]) => ({ value, title })),
  ),
  strict: toolbar('Strict mode', 'shield', [
    { value: 'on', title: 'Strict mode' },
    { value: 'off', title: 'Without strict mode' },
  ]),
  textSize: toolbar('Text size', 'zoom', [
    { value: '100', title: 'Text 100 %' },
    { value: '200', title: 'Text 200 %' },
  ]),
  density: toolbar('Density', 'grow', [
    { value: 'brand', title: 'Density of the brand' },
    { value: '0.88', title: 'Denser' },
    { value: '1.12', title: 'Roomier' },
  ]),
};
