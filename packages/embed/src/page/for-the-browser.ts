/** Whether a press is left to the browser: a link in a tab of its own, or a button of the mouse that is not the first. */
export const isForTheBrowser = (event: MouseEvent): boolean =>
  event.button > 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
