export type AccountSide = 'patient' | 'specialist';

export type Target = { href: string } | { onSelect: () => void };

/** Other pages of the host. Without one, its link is not shown. */
export interface AccountLinks {
  /** Preview of a specialist's public profile. `category` is a path segment, for example 'doctors'. */
  preview?: (category: string) => string;
  availability?: string;
  payouts?: string;
  documents?: string;
  requests?: string;
  /** List of appointments; with an ID, that appointment. */
  appointments?: (id?: string) => string;
  /** A specialist's offers. */
  offers?: string;
}
