export interface WidgetHandle {
  /** Signs out (on a partner page, of all widgets and our window) and deletes the person's data.
   * Settles once the service answers or fails. */
  logout: () => Promise<void>;
}
