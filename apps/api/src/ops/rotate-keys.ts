import type { FieldKeys } from '../encryption/encrypt.ts';
import { encryptedColumns, type Place, type EncryptedName } from '../encryption/columns.ts';
import { writeAudit } from '../http/write-audit.ts';
import { missing, retireKeys } from '../encryption/check-keys.ts';
import { countKeys, inAll, type KeyCounts } from '../encryption/count-keys.ts';
import { reencryptColumn } from '../encryption/rotate-key.ts';
import { countClear, encryptClear } from '../encryption/clear-values.ts';
import { exits } from './exits.ts';
import type { Verb } from './verbs.ts';
import { readWords, WrongWords } from './words.ts';

/** Values left after this many rounds: a process encrypts under an older key, or the key is missing. */
const rounds = 3;

/** `rotate-keys`: re-encrypts under the first of FIELD_KEYS while processes run. Throws when a key is missing. */
export const rotateKeys: Verb = async ({ db, config: { fieldKeys }, now }, args, say) => {
  const { values, positionals } = readWords(args, { status: { type: 'boolean' } });
  if (positionals.length > 0) throw new WrongWords('rotate-keys takes only --status.');
  let counted = await countKeys(db);
  refuse(inAll(counted), fieldKeys);
  if (values.status !== true) {
    const encrypted = await encryptClear(db, fieldKeys);
    if (encrypted > 0) say(`${encrypted} unencrypted values encrypted.`);
    counted = await countKeys(db);
  }
  let broken: readonly Place[] = [];
  for (let round = 1; ; round += 1) {
    refuse(inAll(counted), fieldKeys);
    const columns = [...counted].filter(([, counts]) => olderIn(counts, fieldKeys) > 0).map(([name]) => name);
    if (values.status || columns.length === 0 || round > rounds) break;
    const done = [];
    for (const name of columns) {
      const ended = await reencryptColumn(db, fieldKeys, name);
      say(`${columnOf(name)}: ${ended.reencrypted} re-encrypted.`);
      done.push(ended);
    }
    broken = done.flatMap((ended) => ended.broken);
    counted = await countKeys(db);
  }
  for (const line of describe(counted, fieldKeys, broken)) say(line);
  if (values.status !== true) {
    const inUse = [fieldKeys[0]?.id ?? '', ...inAll(counted).keys()];
    const over = await retireKeys(db, inUse, now());
    const entry = { action: 'field-key.retire', subjects: over } as const;
    if (over.length > 0) await writeAudit(db, { actor: { type: 'job', name: 'ops' }, now }, entry);
  }
  const sums = inAll(counted);
  const clear = await countClear(db);
  for (const [column, count] of clear) say(`${column}: ${count} unencrypted. Run "ops rotate-keys".`);
  return olderIn(sums, fieldKeys) > 0 || sums.has('') || clear.size > 0 ? exits.look : exits.well;
};

function refuse(sums: KeyCounts, keys: FieldKeys): void {
  for (const keyId of sums.keys()) if (keyId !== '' && !keys.some(({ id }) => id === keyId)) throw missing(keyId);
}

function olderIn(counts: KeyCounts, [current]: FieldKeys): number {
  return [...counts].reduce((sum, [id, count]) => (id === '' || id === current?.id ? sum : sum + count), 0);
}

function* describe(
  counted: ReadonlyMap<EncryptedName, KeyCounts>,
  keys: FieldKeys,
  broken: readonly Place[],
): Generator<string> {
  const sums = inAll(counted);
  for (const [place, { id }] of keys.entries()) {
    const where = [...counted].flatMap(([name, counts]) => {
      const count = counts.get(id);
      return count === undefined ? [] : [`${columnOf(name)} ${count}`];
    });
    const first = place === 0 ? ', the first' : '';
    yield `${id}${first}: ${where.length === 0 ? 'nothing' : `${sums.get(id)} (${where.join(', ')})`}`;
  }
  for (const { of, id } of broken) yield `${columnOf(of)} of ${id} cannot be decrypted: it was changed or moved.`;
  if (sums.has('')) yield `${sums.get('')} values have no key: another program wrote them.`;
  const older = olderIn(sums, keys);
  for (const { id } of keys.slice(1))
    if (!sums.has(id)) yield `${id} is not in use. Remove it from FIELD_KEYS once no process lists it first.`;
  if (older > broken.length)
    yield `${older - broken.length} left. Run "ops rotate-keys" once every process lists ${keys[0]?.id ?? ''} first.`;
}

function columnOf(name: EncryptedName): string {
  const { table, column } = encryptedColumns[name];
  return `${table}.${column}`;
}
