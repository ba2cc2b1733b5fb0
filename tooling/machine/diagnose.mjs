import { pathProblem } from '../check-path.mjs';
import { isSupportedNode, pinnedNode, supportedNode } from './node.mjs';

/**
 * @typedef {object} Facts
 * @property {{ version: string, platform: string, arch: string, installed: boolean }} node
 * @property {boolean} installed The packages are installed.
 * @property {number | undefined} freeBytes Of the disk; undefined: unknown.
 * @property {readonly { folder: string, variable?: string }[]} unwritable Folders that a command writes to, and cannot.
 * @property {string} root
 * @property {{ path: string | undefined, comesWithPackages: boolean, install: string }} browser
 * @property {{ running: boolean, problems: readonly string[] }} ports
 * @property {{ reached: boolean, address: string | undefined }} registry
 * @property {boolean} crlf Text files have line endings of Windows.
 * @property {string | undefined} postgres Server program or address for tests.
 */

/** @typedef {{ name: string, level: 'ok' | 'note' | 'fault', text: string, fix?: string }} Line */

const gigabyte = 1e9;

/** One line per check. Notes do not stop `npm start` or `npm test`. @param {Facts} facts @returns {Line[]} */
export function diagnose(facts) {
  return [
    checkNode(facts),
    checkDisk(facts),
    checkFolders(facts),
    checkPath(facts),
    checkBrowser(facts),
    checkPorts(facts),
    checkRegistry(facts),
    checkLineEndings(facts),
    checkPostgres(facts),
  ];
}

/** @param {Facts} facts @returns {Line} */
function checkNode({ node, installed }) {
  const name = 'Node';
  if (node.installed) return { name, level: 'ok', text: `${pinnedNode.version}, installed with the packages` };
  if (isSupportedNode(node.version)) return { name, level: 'ok', text: `${node.version}, your own` };
  const place = `${node.platform}-${node.arch}`;
  if (pinnedNode.sha256[place] && !installed)
    return { name, level: 'ok', text: `${node.version} starts it; ${pinnedNode.version} comes with the packages` };
  return {
    name,
    level: 'fault',
    text: `${node.version} is too old on ${place}`,
    fix: `Install ${supportedNode.words}, from https://nodejs.org.`,
  };
}

/** @param {Facts} facts @returns {Line} */
function checkDisk({ freeBytes, installed }) {
  const name = 'Disk';
  if (freeBytes === undefined) return { name, level: 'ok', text: 'free space unknown' };
  const text = `${(freeBytes / gigabyte).toFixed(1)} GB free`;
  const needed = installed ? 0.5 : 2;
  if (freeBytes >= needed * gigabyte) return { name, level: 'ok', text };
  return { name, level: 'fault', text, fix: `Free ${needed} GB on this disk.` };
}

/** @param {Facts} facts @returns {Line} */
function checkFolders({ unwritable: [first] }) {
  const name = 'Folders';
  if (!first) return { name, level: 'ok', text: 'can be written' };
  const fix = first.variable
    ? `Allow writing there, or set ${first.variable} to a folder that you can write to.`
    : 'Allow writing there, or copy Tele to a folder that you can write to.';
  return { name, level: 'fault', text: `${first.folder} cannot be written`, fix };
}

/** @param {Facts} facts @returns {Line} */
function checkPath({ root, node }) {
  const name = 'Path';
  const problem = pathProblem(root);
  if (problem) return { name, level: 'fault', text: problem };
  if (node.platform === 'win32' && root.length > 80)
    return {
      name,
      level: 'fault',
      text: `${root} is too long for Windows`,
      fix: 'Move Tele to a short path like C:\\tele.',
    };
  return { name, level: 'ok', text: root };
}

/** @param {Facts} facts @returns {Line} */
function checkBrowser({ browser }) {
  const name = 'Browser';
  if (browser.comesWithPackages) return { name, level: 'ok', text: 'Chromium comes with the packages' };
  if (browser.path) return { name, level: 'ok', text: browser.path };
  return { name, level: 'fault', text: browser.install };
}

/** @param {Facts} facts @returns {Line} */
function checkPorts({ ports }) {
  const name = 'Ports';
  if (ports.running) return { name, level: 'ok', text: 'Tele is running on them' };
  const [first] = ports.problems;
  if (!first) return { name, level: 'ok', text: 'free' };
  const [text = '', fix] = first.split('. ');
  return { name, level: 'fault', text, fix };
}

/** @param {Facts} facts @returns {Line} */
function checkRegistry({ registry, installed }) {
  const name = 'Registry';
  const address = registry.address ?? 'the npm registry';
  if (registry.reached) return { name, level: 'ok', text: `${address} replies` };
  const text = `${address} does not reply`;
  if (installed) return { name, level: 'note', text, fix: 'You need it only when packages change.' };
  return {
    name,
    level: 'fault',
    text,
    fix: 'Check the connection, or set your registry or proxy: `npm config set registry <address>`.',
  };
}

/** @param {Facts} facts @returns {Line} */
function checkLineEndings({ crlf }) {
  const name = 'Line ends';
  if (!crlf) return { name, level: 'ok', text: 'LF' };
  return {
    name,
    level: 'fault',
    text: 'CRLF, which fails checks',
    fix: 'Clone again: `git clone -c core.autocrlf=false <address>`.',
  };
}

/** @param {Facts} facts @returns {Line} */
function checkPostgres({ postgres }) {
  const name = 'PostgreSQL';
  if (postgres) return { name, level: 'ok', text: postgres };
  return {
    name,
    level: 'note',
    text: 'none: `npm run test:long` skips its tests',
    fix: 'Install PostgreSQL 15 or newer, or set TEST_DATABASE_URL.',
  };
}

const causes = {
  folders: ['Folders'],
  installation: ['Node', 'Disk', 'Folders', 'Path', 'Registry', 'Line ends'],
  start: ['Node', 'Disk', 'Folders', 'Path'],
  other: ['Node', 'Disk', 'Folders', 'Path', 'Browser', 'Line ends'],
};

/** @param {readonly Line[]} lines @param {keyof typeof causes} failed @returns {Line[]} Without ports. */
export const findCauses = (lines, failed) =>
  lines.filter(({ name, level }) => level === 'fault' && causes[failed].includes(name));

const marks = { ok: 'ok   ', note: 'note ', fault: 'FAULT' };

/** @param {Line} line @returns {string} */
export const formatLine = ({ name, level, text, fix }) =>
  `${marks[level]}  ${name.padEnd(10)}  ${text}${fix ? `. ${fix}` : ''}`;
