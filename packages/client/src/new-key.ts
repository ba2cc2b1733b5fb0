export function newKey(): string {
  const parts = globalThis.crypto.getRandomValues(new Uint32Array(4));
  return Array.from(parts, (part) => part.toString(36)).join('');
}
