/** What a host may have a widget do. */
export interface WidgetHandle {
  /**
   * Whoever is signed in leaves: what the widget holds of them goes at once, and a session that was begun in a window of ours is ended at the service.
   * On a page of a partner that is so for all its widgets. Settles when the service has answered, or cannot; never rejects.
   */
  logout: () => Promise<void>;
}
