import { createServer } from 'node:net';

export interface Ports {
  portal: number;
  api: number;
  sandbox: number;
  smtp: number;
  /** Of the virus scanner. */
  clamd: number;
  /** Of the example of a partner's site, where it is served. */
  host?: number;
  /** Of the clinic that the seeds know: its pages, and its own small server. The API knows the pages by it, served or not. */
  partner: number;
  partnerServer: number;
}

type Default = readonly [variable: string, port: number];
const defaults: Record<keyof Required<Ports>, Default> = {
  portal: ['PORTAL_PORT', 5173],
  api: ['API_PORT', 4000],
  sandbox: ['SANDBOX_PORT', 4600],
  smtp: ['SANDBOX_SMTP_PORT', 4601],
  clamd: ['SANDBOX_CLAMD_PORT', 4602],
  host: ['HOST_PORT', 5174],
  partner: ['PARTNER_PORT', 5275],
  partnerServer: ['PARTNER_SERVER_PORT', 5276],
};

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(false));
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)));
  });
}

/** What `npm start` listens on. */
const usual = ['portal', 'api', 'sandbox', 'smtp', 'clamd'] as const satisfies readonly (keyof Ports)[];

/** The ports from the environment, each checked to be a number; those to `listen` on to be free, too. The texts say what to change. */
export async function choosePorts(
  env: NodeJS.ProcessEnv,
  listen: readonly (keyof Ports)[] = usual,
): Promise<{ ports: Ports; problems: string[] }> {
  const ports = {} as Ports;
  const problems: string[] = [];
  for (const [name, [variable, fallback]] of Object.entries(defaults) as [keyof Ports, Default][]) {
    if (name === 'host' && !listen.includes(name)) continue;
    const port = Number(env[variable] ?? fallback);
    ports[name] = port;
    if (!Number.isInteger(port) || port < 1 || port > 65_535) {
      problems.push(`${variable} is "${env[variable]}", which is not a port. Use a number from 1 to 65535.`);
    } else if (listen.includes(name) && !(await isFree(port))) {
      problems.push(
        `Port ${port} (${name}) is taken. Stop what uses it, or choose another: ${variable}=${port + 100} npm start`,
      );
    }
  }
  return { ports, problems };
}
