import { readConfig } from './config.ts';
import { openDatabase } from './db/open.ts';
import { exits } from './ops/exits.ts';
import { help, verbs } from './ops/verbs.ts';
import { WrongWords } from './ops/words.ts';
import { createServices } from './services.ts';

/** `node src/ops.ts <verb>`, in the environment of the server: what people do for a running service. */
async function main([name = 'help', ...args]: readonly string[]): Promise<number> {
  const verb = verbs[name];
  if (!verb) {
    console.log(help);
    return name === 'help' || name === '--help' ? exits.well : exits.failed;
  }
  const config = readConfig();
  const database = await openDatabase(config);
  try {
    return await verb(createServices({ ...config, logLevel: 'silent' }, database), args, (line) => console.log(line));
  } finally {
    await database.close();
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : 'It could not be done.');
  if (error instanceof WrongWords) console.error(`\n${help}`);
  process.exitCode = exits.failed;
}
