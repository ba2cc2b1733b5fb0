import { defineConfig } from 'tsup';
import { modules, sheets } from '../../tooling/library.ts';

export default defineConfig([...modules(['src/index.ts'], { client: true }), sheets({ styles: 'src/styles.css' })]);
