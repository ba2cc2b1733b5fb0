import { createServer } from 'node:net';

/** Variable and default of each port of `npm start`. */
export const portDefaults = /** @type {const} */ ({
  portal: ['PORTAL_PORT', 5173],
  api: ['API_PORT', 4000],
  sandbox: ['SANDBOX_PORT', 4600],
  smtp: ['SANDBOX_SMTP_PORT', 4601],
  clamd: ['SANDBOX_CLAMD_PORT', 4602],
  host: ['HOST_PORT', 5174],
  partner: ['PARTNER_PORT', 5275],
  partnerServer: ['PARTNER_SERVER_PORT', 5276],
});

/** @typedef {keyof typeof portDefaults} PortName */
/** @typedef {'free' | 'taken' | 'forbidden'} PortState */

/** @type {readonly PortName[]} */
export const startPorts = ['portal', 'api', 'sandbox', 'smtp', 'clamd'];

/** @param {number} port @param {string} [address] Address to listen on. @returns {Promise<PortState>} */
export function probePort(port, address = '127.0.0.1') {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', (error) => done('code' in error && error.code === 'EACCES' ? 'forbidden' : 'taken'));
    server.listen(port, address, () => server.close(() => done('free')));
  });
}

/**
 * Reads ports. Each problem is a sentence that names the variable to set.
 * @param {Record<string, string | undefined>} env
 * @param {readonly PortName[]} names
 * @param {readonly PortName[]} listen Those to listen on: they must be free, and different.
 * @param {(port: number, address?: string) => Promise<PortState>} probe
 * @returns {Promise<{ ports: Partial<Record<PortName, number>>, problems: string[] }>}
 */
export async function readPorts(env, names, listen, probe = probePort) {
  /** @type {Partial<Record<PortName, number>>} */
  const ports = {};
  /** @type {string[]} */
  const problems = [];
  /** @type {Map<number, string>} */
  const variables = new Map();
  for (const name of names) {
    const [variable, fixed] = portDefaults[name];
    // The clinic's server follows its pages: one variable moves both.
    const usual = (name === 'partnerServer' && Number(env.PARTNER_PORT ?? NaN) + 1) || fixed;
    const port = Number(env[variable] ?? usual);
    ports[name] = port;
    if (!Number.isInteger(port) || port < 1 || port > 65_535) {
      problems.push(`${variable} is "${env[variable]}", which is not a port. Use a number from 1 to 65535.`);
      continue;
    }
    if (!listen.includes(name)) continue;
    const same = variables.get(port);
    variables.set(port, variable);
    const other = `${variable}=${usual === port ? port + 100 : usual} npm start`;
    if (same) {
      problems.push(`${same} and ${variable} are both ${port}. Choose another: ${other}`);
      continue;
    }
    const state = await probe(port, env.TELE_LISTEN || undefined);
    if (state === 'taken') {
      problems.push(`Port ${port} (${name}) is taken. Stop the program that uses it, or choose another: ${other}`);
    } else if (state === 'forbidden') {
      problems.push(`You may not open port ${port} (${name}) on this computer. Choose another: ${other}`);
    }
  }
  return { ports, problems };
}
