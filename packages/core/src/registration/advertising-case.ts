/** Texts that a rule of advertising finds, and texts like them that it lets pass. */
export interface AdvertisingCase {
  id: string;
  hits: readonly string[];
  misses: readonly string[];
}
