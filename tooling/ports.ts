import { portDefaults, probePort, readPorts, startPorts, type PortName } from './machine/ports.mjs';

export interface Ports {
  portal: number;
  api: number;
  sandbox: number;
  smtp: number;
  /** Virus scanner. */
  clamd: number;
  /** Example of a partner's site. */
  host?: number;
  /** Pages of the seeded clinic, which the API allows even when they are not served. */
  partner: number;
  /** Server of the seeded clinic. */
  partnerServer: number;
}

/** The ports from the environment. Those to `listen` on must be free and different; each problem says what to change. */
export async function choosePorts(
  env: NodeJS.ProcessEnv,
  listen: readonly PortName[] = startPorts,
  probe = probePort,
): Promise<{ ports: Ports; problems: string[] }> {
  const names = (Object.keys(portDefaults) as PortName[]).filter((name) => name !== 'host' || listen.includes(name));
  const { ports, problems } = await readPorts(env, names, listen, probe);
  return { ports: ports as Ports, problems };
}
