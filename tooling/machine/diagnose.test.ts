import { describe, expect, it } from 'vitest';
import { diagnose, findCauses, formatLine, type Facts } from './diagnose.mjs';

const install = 'No browser found: install Google Chrome.';
const healthy: Facts = {
  node: { version: '24.21.0', platform: 'linux', arch: 'x64', installed: true },
  installed: true,
  freeBytes: 9e9,
  unwritable: [],
  root: '/home/jo/télé nº 2',
  browser: { path: undefined, comesWithPackages: true, install },
  ports: { running: false, problems: [] },
  registry: { reached: true, address: undefined },
  crlf: false,
  postgres: '/usr/bin',
};
const names = ['Node', 'Disk', 'Folders', 'Path', 'Browser', 'Ports', 'Registry', 'Line ends', 'PostgreSQL'];
const oldMac = { version: '22.1.0', platform: 'darwin', arch: 'arm64', installed: false };

const faulty: [string, Partial<Facts>, string][] = [
  [
    'Node',
    { node: oldMac },
    '22.1.0 is too old on darwin-arm64. Install Node 24.15 or newer, but not 25, from https://nodejs.org.',
  ],
  ['Disk', { freeBytes: 1.9e9, installed: false }, '1.9 GB free. Free 2 GB on this disk.'],
  [
    'Folders',
    { unwritable: [{ folder: '/home/jo/.npm', variable: 'npm_config_cache' }, { folder: '/home/jo' }] },
    '/home/jo/.npm cannot be written. Allow writing there, or set npm_config_cache to a folder that you can write to.',
  ],
  [
    'Path',
    { root: '/x/[a]/tele' },
    'Move this folder to a path without "[", which Storybook, Vite or a shell misreads: /x/[a]/tele',
  ],
  ['Browser', { browser: { path: undefined, comesWithPackages: false, install } }, install],
  [
    'Ports',
    { ports: { running: false, problems: ['Port 80 (portal) is closed. Choose another: PORTAL_PORT=5173 npm start'] } },
    'Port 80 (portal) is closed. Choose another: PORTAL_PORT=5173 npm start',
  ],
  [
    'Registry',
    { registry: { reached: false, address: undefined }, installed: false },
    'the npm registry does not reply. Check the connection, or set your registry or proxy: `npm config set registry <address>`.',
  ],
  ['Line ends', { crlf: true }, 'CRLF, which fails checks. Clone again: `git clone -c core.autocrlf=false <address>`.'],
];

describe('npm run doctor', () => {
  it('prints one line for each check, all ok on a healthy machine', () => {
    expect(diagnose(healthy).map(({ name, level }) => [name, level])).toEqual(names.map((name) => [name, 'ok']));
  });

  it.each(faulty)('finds one fault, with one fix: %s', (name, facts, text) => {
    const faults = diagnose({ ...healthy, ...facts }).filter(({ level }) => level !== 'ok');
    expect(faults.map(formatLine)).toEqual([`FAULT  ${name.padEnd(10)}  ${text}`]);
  });

  it.each([
    ['PostgreSQL', { postgres: undefined }],
    ['Registry', { registry: { reached: false, address: 'https://npm.clinic.example/' } }],
  ])('only notes what npm start and npm test can do without: %s', (name, facts) => {
    const other = diagnose({ ...healthy, ...facts }).filter(({ level }) => level !== 'ok');
    expect(other).toMatchObject([{ name, level: 'note', fix: expect.any(String) }]);
  });

  it.each([
    [{ node: oldMac, installed: true }, 'fault'],
    [{ node: { ...oldMac, version: '26.1.0' } }, 'ok'],
    [{ node: { ...oldMac, platform: 'win32', arch: 'x64' }, installed: false }, 'ok'],
    [{ node: { ...oldMac, platform: 'win32', arch: 'x64' }, installed: true }, 'fault'],
  ] as const)('accepts your own Node, or one that the packages bring: %o', (facts, level) => {
    expect(diagnose({ ...healthy, ...facts })[0]).toMatchObject({ name: 'Node', level });
  });

  it('explains a failed command by its causes only', () => {
    const broken = diagnose(faulty.reduce((facts, [, fault]) => ({ ...facts, ...fault }), healthy));
    const causes = (failed: Parameters<typeof findCauses>[1]) => findCauses(broken, failed).map(({ name }) => name);
    expect(causes('folders')).toEqual(['Folders']);
    expect(causes('installation')).toEqual(['Node', 'Disk', 'Folders', 'Path', 'Registry', 'Line ends']);
    expect(causes('start')).toEqual(['Node', 'Disk', 'Folders', 'Path']);
    expect(causes('other')).toEqual(['Node', 'Disk', 'Folders', 'Path', 'Browser', 'Line ends']);
  });
});
