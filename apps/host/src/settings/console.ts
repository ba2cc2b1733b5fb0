import type { Settings } from './settings.ts';
import { changeSettings, readSettings } from './store.ts';

declare global {
  interface Window {
    /** The controls, for the console: while a dialog of a widget is open they cannot be reached. */
    host: { set: (changes: Partial<Settings>) => void; settings: () => Settings };
  }
}

window.host = { set: changeSettings, settings: readSettings };
