export interface RequestChange {
  isPending: boolean;
  error: Error | null;
}
