import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { probePort } from './machine/ports.mjs';
import { choosePorts } from './ports.ts';

const free = async () => 'free' as const;

describe('the ports of npm start', () => {
  it('are the usual ones, or those of the environment', async () => {
    const { ports, problems } = await choosePorts({ API_PORT: '7100' }, undefined, free);
    expect([ports.portal, ports.api, ports.host, problems]).toEqual([5173, 7100, undefined, []]);
  });

  it('put the server of the example clinic after its pages', async () => {
    const { ports } = await choosePorts({ PARTNER_PORT: '7145' }, undefined, free);
    expect([ports.partner, ports.partnerServer]).toEqual([7145, 7146]);
  });

  it.each([
    ['PORTAL_PORT', 'http', 'free', 'PORTAL_PORT is "http", which is not a port. Use a number from 1 to 65535.'],
    [
      'PORTAL_PORT',
      '80',
      'forbidden',
      'You may not open port 80 (portal) on this computer. Choose another: PORTAL_PORT=5173 npm start',
    ],
    [
      'API_PORT',
      '4000',
      'taken',
      'Port 4000 (api) is taken. Stop the program that uses it, or choose another: API_PORT=4100 npm start',
    ],
    ['API_PORT', '5173', 'free', 'PORTAL_PORT and API_PORT are both 5173. Choose another: API_PORT=4000 npm start'],
  ] as const)('are refused in a sentence: %s=%s, %s', async (variable, value, state, problem) => {
    const probe = async (port: number) => (port === Number(value) ? state : 'free');
    expect((await choosePorts({ [variable]: value }, undefined, probe)).problems).toEqual([problem]);
  });

  it.each(['127.0.0.1', '0.0.0.0'])(
    'are taken when a program listens on the address of TELE_LISTEN, %s',
    async (own) => {
      const server = createServer().listen(0, own);
      await new Promise((done) => server.once('listening', done));
      onTestFinished(() => new Promise((done) => server.close(() => done())));
      const { port } = server.address() as AddressInfo;
      expect(await probePort(port, own)).toBe('taken');
    },
  );

  it('are probed on the address that TELE_LISTEN names', async () => {
    const probed = new Set<string | undefined>();
    await choosePorts({ TELE_LISTEN: '0.0.0.0' }, undefined, async (_port, address) => (probed.add(address), 'free'));
    expect([...probed]).toEqual(['0.0.0.0']);
  });
});
