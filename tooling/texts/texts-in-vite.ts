import type { Plugin } from 'vite';
import { readInventory } from './inventory.ts';

const id = 'virtual:texts';

export const textsInVite = (root: string): Plugin => ({
  name: 'texts',
  resolveId: (source) => (source === id ? `\0${id}` : null),
  load: (source) =>
    source === `\0${id}` ? `export default JSON.parse(${JSON.stringify(JSON.stringify(readInventory(root)))});` : null,
});
