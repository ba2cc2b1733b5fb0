import { addons } from 'storybook/manager-api';
import { lightTheme } from './docs/themes.ts';

addons.setConfig({ theme: lightTheme, sidebar: { showRoots: true } });
