import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { newId } from '../db/new-id.ts';
import type { Db } from '../db/schema.ts';

/** Adds a passkey that no test uses to sign in; returns its ID. */
export async function aPasskey(db: Db, userId: string): Promise<string> {
  const id = newId('psk');
  await db
    .insertInto('passkeys')
    .values({
      id,
      user_id: userId,
      credential_id: newId('credential'),
      user_handle: newId('handle'),
      public_key: 'key',
      counter: '0',
      transports: [],
      synced: true,
      name: 'Safari on iPhone',
      added_at: new Date('2026-11-20T03:30:00.000Z'),
      used_at: null,
    })
    .execute();
  return id;
}

interface Options {
  challengeId: string;
  options: { challenge: string; user?: { id: string } };
}

const flags = { present: 0x01, verified: 0x04, syncable: 0x08, synced: 0x10, holdsKey: 0x40 };

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const encode = (data: Buffer | string): string => Buffer.from(data).toString('base64url');

interface Authenticator {
  rpId: string;
  origin: string;
  synced?: boolean;
}

/** Device with a passkey, as WebAuthn describes it: answers of `startPasskey` and `startPasskeySignIn`. */
export function anAuthenticator({ rpId, origin, synced = false }: Authenticator) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  let userHandle = '';
  let counter = 0;

  const dataOf = (extra: number, rest: Buffer = Buffer.alloc(0)): Buffer => {
    const head = Buffer.alloc(5);
    head[0] = flags.present | flags.verified | (synced ? flags.syncable | flags.synced : 0) | extra;
    head.writeUInt32BE(synced ? 0 : (counter += 1), 1);
    return Buffer.concat([sha256(rpId), head, rest]);
  };
  const clientData = (type: string, challenge: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const answer = (challengeId: string, response: Record<string, string>) => ({
    challengeId,
    response: { id: encode(id), rawId: encode(id), type: 'public-key', response, clientExtensionResults: {} },
  });

  return {
    create({ challengeId, options }: Options) {
      userHandle = options.user?.id ?? '';
      const coseKey = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const idLength = Buffer.from([0, id.length]);
      const data = dataOf(flags.holdsKey, Buffer.concat([Buffer.alloc(16), idLength, id, coseKey]));
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ]);
      return answer(challengeId, {
        clientDataJSON: encode(clientData('webauthn.create', options.challenge)),
        attestationObject: encode(attestation),
      });
    },
    sign({ challengeId, options }: Options) {
      const data = dataOf(0);
      const client = clientData('webauthn.get', options.challenge);
      return answer(challengeId, {
        clientDataJSON: encode(client),
        authenticatorData: encode(data),
        signature: encode(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
        userHandle,
      });
    },
    /** As a copy of the device would. */
    setBack: () => {
      counter = 0;
    },
  };
}
