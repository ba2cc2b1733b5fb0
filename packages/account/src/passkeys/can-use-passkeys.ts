/** False in old browsers, and at an IP address, which cannot hold passkeys. */
export const canUsePasskeys = (): boolean =>
  'PublicKeyCredential' in globalThis && !/^(\[|[\d.]+$)/.test(globalThis.location.hostname);
