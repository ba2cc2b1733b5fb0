export function checksum(of: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < of.length; at += 1) hash = Math.imul(hash ^ of.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}
