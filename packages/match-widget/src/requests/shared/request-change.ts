/** A change to a request: whether it is under way, and why the last attempt failed. */
export interface RequestChange {
  isPending: boolean;
  error: Error | null;
}
