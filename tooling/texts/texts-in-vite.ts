import type { Plugin } from 'vite';
import { readInventory } from './inventory.ts';

const id = 'virtual:texts';

/** For Storybook: `virtual:texts` is every text that people read, read from the sources when it loads. */
export const textsInVite = (root: string): Plugin => ({
  name: 'texts',
  resolveId: (source) => (source === id ? `\0${id}` : null),
  load: (source) =>
    source === `\0${id}` ? `export default JSON.parse(${JSON.stringify(JSON.stringify(readInventory(root)))});` : null,
});
