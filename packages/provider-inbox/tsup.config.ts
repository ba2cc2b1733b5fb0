import { defineConfig } from 'tsup';

// Neither entry cleans: the two run at once and one would delete the other's files.
export default defineConfig([
  {
    entry: ['src/index.ts'],
    format: ['esm', 'cjs'],
    dts: true,
    target: 'es2022',
    banner: { js: '"use client";' },
  },
  {
    entry: { styles: 'src/styles.css' },
    minify: true,
    // The floor of design section 7: an older target would rewrite light-dark() and relative colours.
    target: ['chrome123', 'firefox128', 'safari17.5'],
    noExternal: [/\.css$/],
  },
]);
