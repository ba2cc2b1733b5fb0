import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * Node of the package `node`, with SHA-256 of its program, which is not in the lockfile. None for macOS.
 * @type {{ version: string, sha256: Record<string, string | undefined> }}
 */
export const pinnedNode = {
  version: '24.21.0',
  sha256: {
    'linux-x64': '7fde7b8afa198da66257f42ee2001d874c7355631e6d1579a5fb5ef1f246df4c',
    'linux-arm64': '0f8949d1028f6d61506b2d5bc57e7e6fe893d7b1997509b7847294fc9c616584',
    'win32-x64': 'ba4e6d110e8c1592a1ecd390f6b05f3da124b13871a5be62b341a07a853c6c32',
  },
};

/** Node releases that run Tele, as a range and in words: the strictest package of the lockfile decides. */
export const supportedNode = { range: '^24.15.0 || >=26.0.0', words: 'Node 24.15 or newer, but not 25' };

/** @param {string} version Without the v. @returns {boolean} */
export function isSupportedNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return (major === 24 && minor >= 15) || major >= 26;
}

/**
 * One-sentence reason why Node cannot run Tele here, or undefined.
 * @param {object} machine
 * @param {string} machine.platform
 * @param {string} machine.arch
 * @param {string} machine.version Of the Node that runs this, without the v.
 * @param {string | undefined} machine.installed SHA-256 of the Node in node_modules.
 * @returns {string | undefined}
 */
export function findNodeProblem({ platform, arch, version, installed }) {
  const place = `${platform}-${arch}`;
  if (installed !== undefined) {
    if (installed === pinnedNode.sha256[place]) return undefined;
    return `The Node ${pinnedNode.version} that was downloaded for ${place} is not the published file, so it was not run: delete node_modules and run the command again.`;
  }
  if (isSupportedNode(version)) return undefined;
  const why = pinnedNode.sha256[place] ? `could not be downloaded for ${place}` : `cannot be downloaded for ${place}`;
  return `Tele runs on ${supportedNode.words}, which ${why}, and this is Node ${version}: install Node 24 from https://nodejs.org, then run the command again.`;
}

/** @param {string} file @returns {string} */
export const sha256Of = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');
