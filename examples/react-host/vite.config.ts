import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { policyServed } from './policy-served.ts';
import { publishedSheets } from './published-sheets.ts';
import { tokensServed } from './tokens-served.ts';

export default defineConfig(() => {
  const host = process.env.TELE_LISTEN || '127.0.0.1';
  const server = { host, port: Number(process.env.HOST_PORT ?? 5174), strictPort: true };
  return {
    plugins: [react(), publishedSheets(), tokensServed(), policyServed()],
    server,
    preview: server,
    // Widgets' browsers: for older ones a bundler would rewrite light-dark().
    build: { target: ['chrome123', 'firefox128', 'safari17.5'] },
  };
});
