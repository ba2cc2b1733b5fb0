import type { Canary } from './words.ts';

const entities: Readonly<Record<string, string>> = { quot: '"', amp: '&', lt: '<', gt: '>', apos: "'", nbsp: ' ' };

function percentDecoded(text: string): string {
  return text.replaceAll(/(?:%[0-9a-f]{2})+/gi, (run) => Buffer.from(run.replaceAll('%', ''), 'hex').toString('utf8'));
}

function unescaped(text: string): string {
  return text
    .replaceAll(/\\u\{?([0-9a-f]{4,6})\}?/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/\\x([0-9a-f]{2})/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/\\(["'/\\])/g, '$1');
}

function withoutEntities(text: string): string {
  return text
    .replaceAll(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(/&#x([0-9a-f]{1,5});/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/&(\w+);/g, (whole, name: string) => entities[name.toLowerCase()] ?? whole);
}

/** Decodings as base64 (either alphabet, any offset) and hex; only readable ones. */
function hidden(text: string): string[] {
  const runs = text.match(/[\w+/-]{8,}/g) ?? [];
  return runs
    .flatMap((run) => [
      ...[0, 1, 2, 3].map((from) => Buffer.from(run.slice(from), 'base64')),
      ...(/^(?:[0-9a-f]{2})+$/i.test(run) ? [Buffer.from(run, 'hex')] : []),
    ])
    .map((bytes) => bytes.toString('utf8'))
    .filter((read) => (read.match(/[\p{L}\p{N}\p{P}\p{Zs}]/gu) ?? []).length > read.length * 0.7);
}

function readings(text: string): Set<string> {
  const all = new Set([text]);
  let fresh = [text];
  for (let depth = 0; depth < 4; depth += 1) {
    const next = fresh.flatMap((one) => [
      percentDecoded(one),
      unescaped(one),
      withoutEntities(one),
      one.replaceAll('+', ' '),
      ...hidden(one),
    ]);
    fresh = [...new Set(next)].filter((one) => !all.has(one));
    for (const one of fresh) all.add(one);
    if (fresh.length === 0) break;
  }
  return all;
}

export function found(text: string, canaries: readonly Canary[]): string[] {
  const read = [...readings(text)].map((one) => one.normalize('NFKC').toLowerCase());
  const matches = canaries.filter(({ pattern }) => read.some((one) => pattern.test(one)));
  return [...new Set(matches.map(({ is }) => is))];
}
