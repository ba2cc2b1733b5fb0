import { readTokenConfig } from '../config/config.ts';
import { mintCustomToken } from '../account/mint-custom-token.ts';
import { seededAccounts } from '../seed/accounts.ts';
import { exchangeCustomToken } from '../vendors/identity-toolkit.ts';

/** `node src/cli/token.ts <email>`: prints a bearer token for a seeded person, without the database. */
async function main(email: string | undefined): Promise<string> {
  const account = seededAccounts().find((one) => one.email === email?.trim().toLowerCase());
  if (!account) {
    const problem = email ? `There is no seeded person ${email}.` : 'Usage: token <email>';
    throw new Error(`${problem} Try maeve.tran@example.com (patient) or dr.callum.brodie@example.com (specialist).`);
  }
  const config = readTokenConfig();
  return exchangeCustomToken(config, await mintCustomToken(config, account.uid, new Date()));
}

try {
  console.log(await main(process.argv[2]));
} catch (error) {
  console.error(error instanceof Error ? error.message : 'Could not create a token.');
  process.exitCode = 1;
}
