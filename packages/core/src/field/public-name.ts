/** Names that exist only inside a building or a machine, or never (RFC 2606, RFC 6762). */
const privateName =
  /(^|\.)(localhost|localdomain|local|internal|intranet|lan|home|corp|private|onion|home\.arpa|test|invalid)$/;

/** `URL` writes every spelling of an IPv4 address as four numbers. */
const isAddress = (host: string): boolean => host.startsWith('[') || /^\d+(\.\d+){3}$/.test(host);

/** True for the hostname of a URL that can be a name on the public internet: no address, no single word, no private name. */
export function isPublicName(hostname: string): boolean {
  const host = hostname.replace(/\.$/, '');
  return !isAddress(host) && host.includes('.') && !privateName.test(host);
}
