import { spawn } from 'node:child_process';

/** Command that opens a page in the local browser; null without a display. */
export function openerOf(
  platform: NodeJS.Platform,
  env: NodeJS.ProcessEnv,
): [command: string, ...args: string[]] | null {
  if (env.CI) return null;
  if (platform === 'darwin') return ['open'];
  if (platform === 'win32') return ['cmd', '/c', 'start', ''];
  return env.DISPLAY || env.WAYLAND_DISPLAY ? ['xdg-open'] : null;
}

/** Opens an address in a browser if there is one; that there is none is no fault. */
export function openPage(address: string): void {
  const opener = openerOf(process.platform, process.env);
  if (!opener) return;
  const [command, ...args] = opener;
  spawn(command, [...args, address], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}
