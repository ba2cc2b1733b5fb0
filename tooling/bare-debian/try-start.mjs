import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

const portal = `http://127.0.0.1:${process.env.PORTAL_PORT ?? 5173}/`;
const api = `http://127.0.0.1:${process.env.API_PORT ?? 4000}/prod/health`;
const answers = (url = portal) =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

async function waitUntil(done, seconds) {
  const deadline = performance.now() + seconds * 1_000;
  while (performance.now() < deadline) {
    if (await done()) return true;
    await wait(250);
  }
  return false;
}

const began = performance.now();
const child = spawn('npm', ['start'], { stdio: ['ignore', 'pipe', 'inherit'] });
let output = '';
child.stdout.setEncoding('utf8').on('data', (text) => {
  output += text;
  process.stdout.write(text);
});

const started = await waitUntil(
  async () =>
    child.exitCode !== null || (output.includes('Tele is running.') && (await answers()) && (await answers(api))),
  900,
);
const printed = [portal.replace(/\/$/, ''), 'maeve.tran@example.com', '4242 4242 4242 4242'];
const failed = !started || child.exitCode !== null || printed.some((text) => !output.includes(text));
if (!failed) console.log(`The portal and the API answered after ${((performance.now() - began) / 1000).toFixed(0)} s.`);
child.kill('SIGTERM');
const stopped = await waitUntil(async () => !(await answers()), 30);
if (failed)
  console.error('`npm start` did not start the portal and the API, or did not print what README.md promises.');
if (!stopped) console.error('The portal still answers after a SIGTERM.');
process.exit(failed || !stopped ? 1 : 0);
