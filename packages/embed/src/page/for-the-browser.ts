/** True for presses the browser handles: opening a new tab, or a button other than the first. */
export const isForTheBrowser = (event: MouseEvent): boolean =>
  event.button > 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
