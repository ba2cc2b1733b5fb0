import { portDefaults, probePort, readPorts, startPorts, type PortName } from './machine/ports.mjs';

export interface Ports {
  portal: number;
  api: number;
  sandbox: number;
  smtp: number;
  clamd: number;
  host?: number;
  partner: number;
  partnerServer: number;
}

/** Ports from the environment. Those to `listen` on must be free and different; problems say what to change. */
export async function choosePorts(
  env: NodeJS.ProcessEnv,
  listen: readonly PortName[] = startPorts,
  probe = probePort,
): Promise<{ ports: Ports; problems: string[] }> {
  const names = (Object.keys(portDefaults) as PortName[]).filter((name) => name !== 'host' || listen.includes(name));
  const { ports, problems } = await readPorts(env, names, listen, probe);
  return { ports: ports as Ports, problems };
}
