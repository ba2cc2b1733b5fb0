import { mintCustomToken } from '../apps/api/src/account/mint-custom-token.ts';
import { readTokenConfig } from '../apps/api/src/config/config.ts';
import { seededUid } from '../apps/api/src/seed/seeded-id.ts';
import { exchangeCustomToken } from '../apps/api/src/vendors/identity-toolkit.ts';

export async function seededToken(email: string): Promise<string> {
  const config = readTokenConfig();
  return exchangeCustomToken(config, await mintCustomToken(config, seededUid(email), new Date()));
}
