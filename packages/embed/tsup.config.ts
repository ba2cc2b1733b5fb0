import { resolve } from 'node:path';
import { defineConfig } from 'tsup';
import { modules } from '../../tooling/library.ts';
import { sheetsInBuild } from '../../tooling/sheet-texts.ts';

export default defineConfig(
  modules(['src/index.ts', 'src/define.ts', 'src/jsx.ts'], {
    client: true,
    plugins: [sheetsInBuild(resolve('../..'))],
  }),
);
