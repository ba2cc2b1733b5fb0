import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { listenAddress } from '../environment.ts';
import { choosePorts } from '../ports.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(resolve(root, file), 'utf8');

interface Compose {
  services: Record<
    string,
    { build: { dockerfile: string }; environment: Record<string, string>; ports: string[]; volumes: string[] }
  >;
  volumes: Record<string, unknown>;
}

const compose = parse(read('compose.yaml')) as Compose;
const service = compose.services.tele;
if (!service) throw new Error('compose.yaml has no service tele.');
const dockerfile = read(service.build.dockerfile).replaceAll('\\\n', ' ');
const instruction = (name: string): string =>
  [...dockerfile.matchAll(new RegExp(`^${name} (.*)$`, 'gm'))].map(([, rest = '']) => rest).join(' ');
const settings = Object.fromEntries(
  instruction('ENV')
    .split(/\s+/)
    .map((setting) => setting.split('=') as [string, string]),
);
const filled = (text: string, env: Record<string, string> = {}): string =>
  text.replaceAll(/\$\{(\w+):-(\w+)\}/g, (_, name: string, fallback: string) => env[name] ?? fallback);

describe('docker compose up', () => {
  it('publishes the ports of npm start to this machine only', async () => {
    const { ports } = await choosePorts({}, []);
    const expected = [ports.portal, ports.api, ports.sandbox].map((port) => `127.0.0.1:${port}:${port}`);
    expect(service.ports.map((port) => filled(port))).toEqual(expected);
    expect(instruction('EXPOSE')).toBe(`${ports.portal} ${ports.api} ${ports.sandbox}`);
    expect(read('README.md')).toMatch(/`docker compose up`/);
    expect(read('README.md')).toContain(`http://localhost:${ports.portal}`);
  });

  it('moves a port on both sides with the variable of npm start', async () => {
    const env = { PORTAL_PORT: '6173', API_PORT: '5000', SANDBOX_PORT: '5600' };
    const { ports } = await choosePorts(env, []);
    expect(service.ports.map((port) => filled(port, env))).toContain(`127.0.0.1:${ports.portal}:${ports.portal}`);
    const inside = Object.entries(service.environment).map(([name, value]) => [name, filled(value, env)]);
    expect(Object.fromEntries(inside)).toEqual(env);
    expect(Object.keys(settings)).toEqual(expect.arrayContaining(Object.keys(env)));
  });

  it('keeps its data in a volume that the server writes to', () => {
    const [name, folder] = service.volumes[0]?.split(':') ?? [];
    expect(Object.keys(compose.volumes)).toEqual([name]);
    expect(folder).toBe(settings.TELE_DATA_DIR);
    expect(instruction('VOLUME')).toBe(folder);
    expect(instruction('RUN')).toContain(`install -d -o 10001 -g 10001 /home/tele /opt/tele ${folder}`);
  });

  it('listens where the published ports reach it, and not as root', () => {
    expect(listenAddress(settings)).toBe('0.0.0.0');
    expect(instruction('USER')).toBe('10001:10001');
  });

  it('runs files that exist, and is checked by one', () => {
    const [node, program = ''] = JSON.parse(/^CMD (.*)$/m.exec(dockerfile)?.[1] ?? '[]') as string[];
    const health = /CMD \["node", "(\S+)"\]/.exec(instruction('HEALTHCHECK'))?.[1] ?? '';
    expect(node).toBe('node');
    for (const file of [program, health]) expect(existsSync(resolve(root, file)), file).toBe(true);
  });

  it('leaves data, secrets and this machine’s packages out of the image', () => {
    const ignored = read('.dockerignore').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['.git', '.data', '**/.env*', '**/.npmrc', '**/node_modules']));
  });
});

it('the development container has the Node of the demo and forwards its ports', async () => {
  const { image, forwardPorts } = JSON.parse(read('.devcontainer/devcontainer.json')) as {
    image: string;
    forwardPorts: number[];
  };
  const { ports } = await choosePorts({}, []);
  const version = /^node:(\d+)-/;
  expect(version.exec(image)?.[1]).toBe(version.exec(/BASE_IMAGE=(\S+)/.exec(dockerfile)?.[1] ?? '')?.[1]);
  expect(forwardPorts).toEqual(expect.arrayContaining([ports.portal, ports.api, ports.sandbox]));
});
