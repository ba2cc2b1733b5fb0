// The pages of this repository as `npm start` serves them: the portal, the example of a partner's site, and the clinic of the seeds.
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { assemble } from '../apps/partner-clinic/assemble.ts';
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
  /** As it is built, not as it is written. The clinic's site has the packages as they are packed, always. */
  built: boolean;
  /** Gives up what is made before a page is served. */
  signal: AbortSignal;
}

/** How a page is served; built first where that is asked for. */
export async function pageService(name: PageName, serving: Serving): Promise<Service> {
  return name === 'partner' ? clinicService(serving) : viteService(name, serving);
}

async function clinicService({ ports, signal }: Serving): Promise<Service> {
  // The same for every set of data: it is made of the packages alone.
  const folder = resolve(root, 'apps/partner-clinic/.cache');
  await assemble(folder, signal);
  return {
    name: 'clinic',
    command: [process.execPath, 'serve.ts'],
    cwd: resolve(root, 'apps/partner-clinic'),
    env: clinicEnvironment(ports, folder),
    ready: `${urlsOf(ports).partner}/`,
  };
}

async function viteService(name: 'portal' | 'host', { ports, dataDir, built, signal }: Serving): Promise<Service> {
  const cwd = resolve(root, 'apps', name);
  const env = name === 'portal' ? portalEnvironment(ports) : hostEnvironment(ports, dataDir);
  const vite = [process.execPath, resolve(cwd, 'node_modules/vite/bin/vite.js')] as const;
  const outDir = ['--outDir', resolve(dataDir, name)];
  if (built) {
    const [node, ...args] = [...vite, 'build', ...outDir, '--emptyOutDir', '--logLevel', 'warn'];
    await promisify(execFile)(node, args, { cwd, signal, env: { ...process.env, ...env } });
  }
  const command = built ? [...vite, 'preview', ...outDir] : vite;
  return { name, command, cwd, env, ready: `${urlsOf(ports)[name]}/` };
}
