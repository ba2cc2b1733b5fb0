export interface KeptWeekly {
  /** Null: open while there are no hours. */
  open: boolean | null;
  /** Typed weekly hours, or null. */
  hours: unknown;
}
