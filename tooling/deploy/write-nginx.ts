// `node tooling/deploy/write-nginx.ts --root /srv/tele/portal --listen 8080`: prints the portal's nginx site.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadConfigFromFile } from 'vite';
import { nginxSite } from './nginx-site.ts';

const portal = resolve(import.meta.dirname, '../../apps/portal');
const { values } = parseArgs({
  options: {
    root: { type: 'string', default: resolve(portal, 'dist') },
    listen: { type: 'string', default: '127.0.0.1:8080' },
    logs: { type: 'string', default: '/var/log/nginx' },
    api: { type: 'string', default: '' },
  },
});
const loaded = await loadConfigFromFile(
  { command: 'build', mode: 'production' },
  resolve(portal, 'vite.config.ts'),
  portal,
  'error',
);
const plugins = (loaded?.config.plugins ?? []).flat() as { name?: string; api?: PathApi }[];
const api = plugins.find(({ name }) => name === 'tele:served-by-path')?.api;
const page = loaded?.config.preview?.headers;
if (!api || !page)
  throw new Error(
    'The portal says no headers: its vite.config.ts has neither preview headers nor the plugin that serves by path.',
  );

interface PathApi {
  pathHeaders: (path: string) => Record<string, string>;
  paths: readonly string[];
  apiBase: string;
}

const { pathHeaders: ofPath, paths, apiBase } = api;
const processes = values.api.split(',').filter(Boolean);
if (apiBase.startsWith('/') !== processes.length > 0)
  throw new Error(
    'For an API on the portal’s origin, set VITE_API_BASE to a path (/prod) and --api to host:port,host:port.',
  );
const forward = processes.length > 0 ? { path: apiBase, processes } : undefined;
process.stdout.write(nginxSite({ ...values, page: page as Record<string, string>, ofPath, paths, api: forward }));
