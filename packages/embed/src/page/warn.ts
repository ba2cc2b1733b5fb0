/** Tells whoever builds the page, in its console. Nothing that a person has entered is ever said here. */
export function warn(text: string): void {
  globalThis.console.warn(`Tele: ${text}`);
}
