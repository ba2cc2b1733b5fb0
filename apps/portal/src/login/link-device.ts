import type { StoredText } from '../session/stored.ts';

const parameter = 'device';

/** Return address, naming this browser: links must open in it (spec section 9). No storage: they ask for the email. */
export function returnUrlOf(page: string, device: StoredText, newId: () => string): string {
  if (device.read() === null) device.write(newId());
  const id = device.read();
  if (id === null) return page;
  const url = new URL(page);
  url.searchParams.set(parameter, id);
  return url.href;
}

/** True if the opened link was requested in another browser. */
export function isFromElsewhere(url: string, device: string | null): boolean {
  const named = new URL(url).searchParams.get(parameter);
  return named !== null && named !== device;
}
