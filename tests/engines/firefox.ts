import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '../../apps/api/src/testing/free-port.ts';
import { firefoxPath } from '../../tooling/engines/installed.ts';
import { patienceMs } from '../../tooling/patience.ts';
import { placed } from './driver.ts';
import { endWithUs } from './end-with-us.ts';

/** Starts Firefox with an unlocked device for passkeys, which WebDriver BiDi cannot add. Returns BiDi's address. */
export async function startFirefox(device: object): Promise<string> {
  const [marionettePort = 0, bidiPort = 0] = await freePorts(2);
  const profile = mkdtempSync(join(tmpdir(), 'tele-firefox-'));
  const settings = {
    'browser.aboutwelcome.enabled': false,
    'browser.shell.checkDefaultBrowser': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    // One process for all frames: a press in the page reaches frames of other origins.
    'fission.webContentIsolationStrategy': 0,
    'focusmanager.testmode': true,
    'intl.accept_languages': 'en-AU',
    'marionette.port': marionettePort,
    'security.webauth.webauthn_enable_softtoken': true,
    'security.webauth.webauthn_enable_usbtoken': false,
  };
  const lines = Object.entries(settings).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const words = ['--headless', '--no-remote', '--profile', profile];
  const child = spawn(firefoxPath, [...words, '--marionette', `--remote-debugging-port=${bidiPort}`], {
    env: { ...process.env, ...placed },
    stdio: 'ignore',
  });
  endWithUs(child);
  child.once('exit', () => rmSync(profile, { recursive: true, force: true }));
  const session = await sessionAt(marionettePort);
  await session.send('WebDriver:NewSession');
  await session.send('WebAuthn:AddVirtualAuthenticator', { ...device, isUserConsenting: true });
  // Firefox has one session at a time, and BiDi needs it.
  await session.send('WebDriver:DeleteSession');
  session.socket.destroy();
  return `ws://127.0.0.1:${bidiPort}/session`;
}

/** Firefox's own protocol, Marionette: `<bytes>:<JSON>`, one command at a time. */
async function sessionAt(port: number) {
  const socket = await connected(port);
  let received = '';
  socket.setEncoding('utf8').on('data', (text: string) => (received += text));
  const answer = async (): Promise<unknown> => {
    for (;;) {
      const [, bytes, json = ''] = /^(\d+):(.*)$/s.exec(received) ?? [];
      if (bytes !== undefined && Buffer.byteLength(json) === Number(bytes)) {
        received = '';
        return JSON.parse(json);
      }
      await once(socket, 'data');
    }
  };
  await answer();
  let id = 0;
  const send = async (command: string, parameters = {}): Promise<void> => {
    id += 1;
    const message = JSON.stringify([0, id, command, parameters]);
    socket.write(`${Buffer.byteLength(message)}:${message}`);
    const [, , error] = (await answer()) as [number, number, { message: string } | null];
    if (error) throw new Error(`Firefox refused ${command}: ${error.message}`);
  };
  return { socket, send };
}

async function connected(port: number): Promise<Socket> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      return socket;
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await sleep(100);
    }
  }
}
