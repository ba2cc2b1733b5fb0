import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { contract } from '@tele/core/contract';
import { makeProofKey } from './proof-key.ts';

it('a proof key has a random verifier and its SHA-256', async () => {
  const [one, other] = [await makeProofKey(), await makeProofKey()];
  expect(one.verifier).not.toBe(other.verifier);
  expect(one.challenge).toBe(createHash('sha256').update(one.verifier).digest('base64url'));
  const publishableId = 'tele_pub_12345678';
  expect(contract.startSignIn.body.safeParse({ publishableId, challenge: one.challenge }).success).toBe(true);
  expect(contract.exchangeSignIn.body.safeParse({ publishableId, verifier: one.verifier }).success).toBe(true);
});
