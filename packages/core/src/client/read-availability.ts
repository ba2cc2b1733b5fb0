import { readBlock } from '../availability/read-block.ts';

/**
 * Availability as a server may write it: blocks under any of their names (spec section 3), the version in the answer or as ETag alone.
 * Throws when a block cannot be read: left out, it would be deleted by the next save, which replaces all.
 */
export function readAvailability(answer: { items?: unknown; version?: unknown }, etag: string | null): unknown {
  const items = Array.isArray(answer.items) ? answer.items : [];
  const blocks = items.map((item) => {
    const block = readBlock(item);
    if (!block) throw new TypeError('A block cannot be read.');
    return block;
  });
  const version = typeof answer.version === 'string' ? answer.version : versionOf(etag);
  return { ...answer, version, items: blocks };
}

/** `"7"` and `W/"7"` are version 7. */
function versionOf(etag: string | null): string {
  const found = /^(?:W\/)?"(.*)"$/.exec(etag ?? '');
  if (!found) throw new TypeError('The answer has no version.');
  return found[1] ?? '';
}
