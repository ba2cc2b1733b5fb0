import { defineConfig } from 'tsup';

export default defineConfig([
  { entry: ['src/index.ts'], format: ['esm', 'cjs'], dts: true, target: 'es2022', banner: { js: '"use client";' } },
  { entry: { styles: 'src/styles.css' }, minify: true, target: ['chrome123', 'firefox128', 'safari17.5'] },
]);
