// The pages of this repository as `npm start` serves them: the portal, and the example of a partner's site.
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { hostEnvironment, portalEnvironment, urlsOf } from './environment.ts';
import type { Ports } from './ports.ts';
import type { Service } from './processes.ts';

const root = resolve(import.meta.dirname, '..');

export const pageNames = ['portal', 'host'] as const;
export type PageName = (typeof pageNames)[number];

export interface Serving {
  ports: Ports;
  dataDir: string;
  /** As it is built, not as it is written. */
  built: boolean;
}

/** How a page is served; built first where that is asked for. */
export async function pageService(name: PageName, { ports, dataDir, built }: Serving): Promise<Service> {
  const cwd = resolve(root, 'apps', name);
  const env = name === 'portal' ? portalEnvironment(ports) : hostEnvironment(ports, dataDir);
  const vite = [process.execPath, resolve(cwd, 'node_modules/vite/bin/vite.js')] as const;
  const outDir = ['--outDir', resolve(dataDir, name)];
  if (built) {
    const [node, ...args] = [...vite, 'build', ...outDir, '--emptyOutDir', '--logLevel', 'warn'];
    await promisify(execFile)(node, args, { cwd, env: { ...process.env, ...env } });
  }
  const command = built ? [...vite, 'preview', ...outDir] : vite;
  return { name, command, cwd, env, ready: `${urlsOf(ports)[name]}/` };
}
