import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/contract.ts', 'src/client.ts', 'src/testing.ts'],
  format: ['esm', 'cjs'],
  dts: true,
  target: 'es2022',
  // Stories and tests bring their own copy, and the entry must intercept with theirs.
  external: ['msw'],
});
