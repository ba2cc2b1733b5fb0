import { expect, it } from 'vitest';
import { readMap } from './read-map.ts';

const pathsOf = (...lines: readonly string[]): string[] => readMap(lines.join('\n')).flatMap(({ paths }) => paths);

it('starts paths at the folder of the heading', () => {
  expect(pathsOf('## Shop: `apps/shop/src`', '| basket | `basket/add.ts`, `start.ts` |')).toEqual([
    'apps/shop/src/basket/add.ts',
    'apps/shop/src/start.ts',
  ]);
  expect(pathsOf('## Shop: `apps/shop/src`', '## Rest', '| tests | `tests/start.ts` |')).toEqual(['tests/start.ts']);
});

it('starts paths at the first folder of the row', () => {
  const row = '| basket | `basket/` `add.ts`, `list/`, `remove.ts` |';
  expect(pathsOf('## Shop: `apps/shop/src`', row, '| | `start.ts` |')).toEqual([
    'apps/shop/src/basket',
    'apps/shop/src/basket/add.ts',
    'apps/shop/src/basket/list',
    'apps/shop/src/basket/remove.ts',
    'apps/shop/src/start.ts',
  ]);
});

it('leaves paths from the root as they are', () => {
  expect(pathsOf('## Shop: `apps/shop/src`', '| | `docs/shop.md`, `.size-limit.json`, `vitest.config.ts` |')).toEqual([
    'docs/shop.md',
    '.size-limit.json',
    'vitest.config.ts',
  ]);
});

it('adds the file type of the heading', () => {
  expect(pathsOf('## Shop: `apps/shop/src/*.ts`', '| | `basket/` `add`, `remove.test`, `list/`, `List.tsx` |')).toEqual(
    [
      'apps/shop/src/basket',
      'apps/shop/src/basket/add.ts',
      'apps/shop/src/basket/remove.test.ts',
      'apps/shop/src/basket/list',
      'apps/shop/src/basket/List.tsx',
    ],
  );
});

it('ignores addresses, commands and packages', () => {
  expect(pathsOf('| `/match`, `npm run ops`, `@tele/core`, `tele.js`, `apt` | |')).toEqual([]);
});
