import { spawn } from 'node:child_process';

export function openerOf(
  platform: NodeJS.Platform,
  env: NodeJS.ProcessEnv,
): [command: string, ...args: string[]] | null {
  if (env.CI) return null;
  if (platform === 'darwin') return ['open'];
  if (platform === 'win32') return ['cmd', '/c', 'start', ''];
  return env.DISPLAY || env.WAYLAND_DISPLAY ? ['xdg-open'] : null;
}

export function openPage(address: string): void {
  const opener = openerOf(process.platform, process.env);
  if (!opener) return;
  const [command, ...args] = opener;
  spawn(command, [...args, address], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}
