/** Names that exist only in local networks, or never (RFC 2606, RFC 6762). */
const privateName =
  /(^|\.)(localhost|localdomain|local|internal|intranet|lan|home|corp|private|onion|home\.arpa|test|invalid)$/;

/** `URL` normalises every IPv4 spelling to four numbers. */
const isAddress = (host: string): boolean => host.startsWith('[') || /^\d+(\.\d+){3}$/.test(host);

/** True if a URL's hostname can be public: no IP address, no single word, no private name. */
export function isPublicName(hostname: string): boolean {
  const host = hostname.replace(/\.$/, '');
  return !isAddress(host) && host.includes('.') && !privateName.test(host);
}
