/** Console warning for the page's developer. Never contains personal entries. */
export function warn(text: string): void {
  globalThis.console.warn(`Tele: ${text}`);
}
