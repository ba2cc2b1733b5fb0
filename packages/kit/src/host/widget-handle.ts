/** Methods a host can call. */
export interface WidgetHandle {
  /**
   * Signs out, on a partner page in all widgets: deletes the person's data and ends our window's session.
   * Settles after the service answers or fails; never rejects.
   */
  logout: () => Promise<void>;
}
