import type { StoredText } from '../session/stored.ts';

const parameter = 'device';

/**
 * The address a link leads back to: a page of the portal. It names this browser, so that a link opened elsewhere is known as such: it must be opened where it
 * was asked for (spec section 9). A browser that can keep nothing is not named, and its links ask for the e-mail.
 */
export function returnUrlOf(page: string, device: StoredText, newId: () => string): string {
  if (device.read() === null) device.write(newId());
  const id = device.read();
  if (id === null) return page;
  const url = new URL(page);
  url.searchParams.set(parameter, id);
  return url.href;
}

/** Whether the address of an opened link names another browser than this one. */
export function isFromElsewhere(url: string, device: string | null): boolean {
  const named = new URL(url).searchParams.get(parameter);
  return named !== null && named !== device;
}
