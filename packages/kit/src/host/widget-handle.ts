/** Methods a host can call. */
export interface WidgetHandle {
  /**
   * Signs out (on a partner page, in all widgets), ends our window's session and deletes the person's data.
   * Settles after the service answers or fails; never rejects.
   */
  logout: () => Promise<void>;
}
