import { defineConfig } from 'tsup';
import { modules } from '../../tooling/library.ts';

export default defineConfig(modules(['src/index.ts', 'src/screens.ts'], { client: true }));
