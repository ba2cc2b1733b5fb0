import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { assemble } from '../examples/clinic-site/assemble.ts';
import { clinicEnvironment, hostEnvironment, portalEnvironment, urlsOf } from './environment.ts';
import type { Ports } from './ports.ts';
import type { Service } from './processes.ts';

const root = resolve(import.meta.dirname, '..');

export const pageNames = ['portal', 'host', 'partner'] as const;
export type PageName = (typeof pageNames)[number];
export const pageTitles = { portal: 'Portal', host: 'Host', partner: 'Clinic' } as const satisfies Record<
  PageName,
  string
>;

export interface Serving {
  ports: Ports;
  dataDir: string;
  built: boolean;
  signal: AbortSignal;
  apiBase?: string;
}

export async function pageService(name: PageName, serving: Serving): Promise<Service> {
  return name === 'partner' ? clinicService(serving) : viteService(name, serving);
}

async function clinicService({ ports, signal }: Serving): Promise<Service> {
  // Independent of the data: made from the packages alone.
  const folder = resolve(root, 'examples/clinic-site/.cache');
  await assemble(folder, signal);
  return {
    name: 'clinic',
    command: [process.execPath, 'serve.ts'],
    cwd: resolve(root, 'examples/clinic-site'),
    env: clinicEnvironment(ports, folder),
    ready: `${urlsOf(ports).partner}/`,
  };
}

async function viteService(
  name: 'portal' | 'host',
  { ports, dataDir, built, signal, apiBase }: Serving,
): Promise<Service> {
  const cwd = resolve(root, name === 'portal' ? 'apps/portal' : 'examples/react-host');
  const env = name === 'portal' ? portalEnvironment(ports, apiBase) : hostEnvironment(ports, dataDir);
  const vite = [process.execPath, resolve(cwd, 'node_modules/vite/bin/vite.js')] as const;
  const outDir = ['--outDir', resolve(dataDir, name)];
  if (built) {
    const [node, ...args] = [...vite, 'build', ...outDir, '--emptyOutDir', '--logLevel', 'warn'];
    await promisify(execFile)(node, args, { cwd, signal, env: { ...process.env, ...env } });
  }
  const command = built ? [...vite, 'preview', ...outDir] : vite;
  return { name, command, cwd, env, ready: `${urlsOf(ports)[name]}/` };
}
