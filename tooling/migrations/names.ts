import type { Node, RangeVar } from 'libpg-query';

export function nameIn(parts: readonly Node[] | undefined): string {
  const last = parts?.at(-1);
  return last && 'String' in last ? (last.String.sval ?? '') : '';
}

export function tableOf(relation: RangeVar | undefined): string {
  return relation?.relname ?? '';
}

export function within<K extends string>(node: unknown, kind: K): Extract<Node, Record<K, unknown>>[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = kind in node ? [node as Extract<Node, Record<K, unknown>>] : [];
  return [...own, ...Object.values(node).flatMap((child) => within(child, kind))];
}
