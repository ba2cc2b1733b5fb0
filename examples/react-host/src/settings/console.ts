import { changeSettings, readSettings } from './store.ts';

window.host = { set: changeSettings, settings: readSettings };
