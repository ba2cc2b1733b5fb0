import { loadConfig } from './config.ts';
import { PortTaken, startSandbox, type Sandbox } from './start.ts';

const sandbox = await start();
console.log(`Sandbox: ${sandbox.url} (mail on port ${sandbox.smtpPort}, virus scanner on port ${sandbox.clamdPort})`);

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    void sandbox.close().then(() => process.exit(0));
  });

async function start(): Promise<Sandbox> {
  try {
    return await startSandbox(loadConfig(process.env));
  } catch (error) {
    // A stack trace would hide the message about a taken port.
    console.error(error instanceof PortTaken ? error.message : error);
    process.exit(1);
  }
}
