import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, loadEnv } from 'vite';
import { chunkGroups } from './chunks.ts';
import { readConfig } from './src/config/config.ts';
import { pdfDecodersServed } from '@tele/staff/pdf-decoders';
import { servedAsInProduction, servedByPath } from './serving.ts';
import { pageHeaders } from './src/csp/policy.ts';

export default defineConfig(({ mode, command }) => {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const env = loadEnv(mode, folder, ['VITE_', 'PORTAL_']);
  const { apiBase, identity, stripe, humanCheck } = readConfig(env);
  const sources = {
    apiBase,
    identityUrl: identity.serviceUrl,
    stripeScriptUrl: stripe?.scriptUrl,
    humanCheckScriptUrl: humanCheck && humanCheck.scriptUrl,
    // Upload addresses come from the API; only the allowed origins are set here.
    storageUrl: env.VITE_STORAGE_URL || undefined,
    photoUrl: env.VITE_PHOTO_URL || undefined,
  };
  const nonce = command === 'serve' ? crypto.randomUUID() : undefined;
  const port = Number(env.PORTAL_PORT ?? 5173);
  const server = { host: process.env.TELE_LISTEN || '127.0.0.1', port, strictPort: true };
  return {
    root: folder,
    plugins: [react(), servedByPath(apiBase), servedAsInProduction(), pdfDecodersServed()],
    resolve: {
      alias: { 'react-style-singleton': fileURLToPath(new URL('src/csp/style-singleton.ts', import.meta.url)) },
      dedupe: ['react', 'react-dom', '@tanstack/react-query'],
    },
    html: nonce ? { cspNonce: nonce } : {},
    server: { ...server, headers: pageHeaders({ ...sources, nonce }) },
    // `vite preview` serves the build with production headers.
    preview: { ...server, headers: pageHeaders(sources) },
    // ES modules: the PDF worker imports decoders for rare image formats.
    worker: { format: 'es' },
    build: {
      target: ['chrome123', 'firefox128', 'safari17.5'],
      manifest: true,
      // Data URLs of fonts and images would need their own CSP sources.
      assetsInlineLimit: 0,
      modulePreload: {
        polyfill: false,
        // The index loads these three itself.
        resolveDependencies: (_file, files, { hostType }) =>
          hostType === 'js' ? files.filter((file) => !/\/(rolldown-runtime|base|start)-[^/]*\.js$/.test(file)) : files,
      },
      rolldownOptions: { output: { codeSplitting: { groups: chunkGroups, includeDependenciesRecursively: false } } },
    },
  };
});
