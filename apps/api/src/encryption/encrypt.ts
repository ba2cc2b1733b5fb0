import { createCipheriv, createDecipheriv, createSecretKey, randomBytes, type KeyObject } from 'node:crypto';
import type { Config } from '../config/config.ts';
import { encryptedColumns, type Place } from './columns.ts';

export type FieldKeys = Config['fieldKeys'];

/** Encrypts with AES-256-GCM and the current key: `keyId.iv.tag.text`, the last three in base64url. */
export function encrypt(keys: FieldKeys, text: string, place: Place): string {
  const current = keys[0];
  if (!current) throw new Error('No field key is configured.');
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', secretOf(current.key), iv).setAAD(bindingOf(place));
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return [current.id, ...[iv, cipher.getAuthTag(), encrypted].map((part) => part.toString('base64url'))].join('.');
}

export function decrypt(keys: FieldKeys, encrypted: string, place: Place): string {
  const [id, ...parts] = encrypted.split('.');
  const [iv, tag, text] = parts.map((part) => Buffer.from(part, 'base64url'));
  const named = keys.find((key) => key.id === id);
  if (!named || !iv || tag?.length !== 16 || !text) throw new Error('An encrypted field cannot be opened.');
  const decipher = createDecipheriv('aes-256-gcm', secretOf(named.key), iv).setAAD(bindingOf(place)).setAuthTag(tag);
  return decipher.update(text, undefined, 'utf8') + decipher.final('utf8');
}

/** Cached: building a KeyObject takes five times as long as decrypting. */
const secrets = new WeakMap<Buffer, KeyObject>();

function secretOf(key: Buffer): KeyObject {
  let secret = secrets.get(key);
  if (!secret) secrets.set(key, (secret = createSecretKey(key)));
  return secret;
}

function bindingOf({ of, id }: Place): Buffer {
  const { table, column } = encryptedColumns[of];
  return Buffer.from(`${table}:${id}:${column}`);
}
