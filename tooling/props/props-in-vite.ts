import type { Plugin } from 'vite';
import type { PropsReader } from './props-reader.ts';

/**
 * For Storybook: a component carries the table of its props, where Storybook looks for what it knows of a component. Not while Vitest
 * runs the stories, which read none of it.
 */
export const propsInVite = ({ found, read, renew }: PropsReader): Plugin => ({
  name: 'props-tables',
  apply: (_config, { mode }) => mode !== 'test',
  watchChange: renew,
  transform(code, id) {
    if (!found().files.has(id)) return null;
    const statements = read(id).map((table) => {
      const info = { displayName: table.name, description: table.text, methods: [], table };
      return `${table.name}.__docgenInfo = ${JSON.stringify(info)};`;
    });
    return { code: `${code}\n${statements.join('\n')}\n`, map: null };
  },
});
