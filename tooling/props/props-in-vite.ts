import type { Plugin } from 'vite';
import { attributesNote } from './describe-components.ts';
import type { PropsReader } from './props-reader.ts';

/** Attaches props tables to components in Storybook. Not in Vitest, which reads none. */
export const propsInVite = ({ found, read, renew }: PropsReader): Plugin => ({
  name: 'props-tables',
  apply: (_config, { mode }) => mode !== 'test',
  watchChange: renew,
  transform(code, id) {
    if (!found().files.has(id)) return null;
    const statements = read(id).map((table) => {
      const description = [table.text, ...attributesNote(table)].join('\n\n');
      const info = { displayName: table.name, description, methods: [], table };
      return `${table.name}.__docgenInfo = ${JSON.stringify(info)};`;
    });
    return { code: `${code}\n${statements.join('\n')}\n`, map: null };
  },
});
