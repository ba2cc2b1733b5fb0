import { readConfig } from '../config/config.ts';
import { openDatabase } from '../db/open.ts';
import { openOwner } from '../db/owner.ts';
import type { Services } from '../http/context.ts';
import { exits } from '../ops/exits.ts';
import { WrongWords } from '../ops/words.ts';
import { createServices } from '../server/services.ts';

type Verb = (services: Services, args: readonly string[], say: (line: string) => void) => Promise<number>;

interface Command {
  verbs: Readonly<Record<string, Verb>>;
  help: string;
}

export async function runCommand({ verbs, help }: Command): Promise<void> {
  const [name = 'help', ...args] = process.argv.slice(2);
  const verb = verbs[name];
  if (!verb) {
    console.log(help);
    process.exitCode = name === 'help' || name === '--help' ? exits.well : exits.failed;
    return;
  }
  try {
    process.exitCode = await withServices((services) => verb(services, args, (line) => console.log(line)));
  } catch (error) {
    console.error(error instanceof Error ? error.message : 'The command failed.');
    if (error instanceof WrongWords) console.error(`\n${help}`);
    process.exitCode = exits.failed;
  }
}

async function withServices(work: (services: Services) => Promise<number>): Promise<number> {
  const config = readConfig();
  const database = await openDatabase(config);
  const owner = await openOwner(config);
  try {
    return await work(createServices({ ...config, logLevel: 'silent' }, { ...database, owner }));
  } finally {
    await owner?.close();
    await database.close();
  }
}
