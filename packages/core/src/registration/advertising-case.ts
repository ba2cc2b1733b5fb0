/** Texts that an advertising rule matches, and similar ones that it does not. */
export interface AdvertisingCase {
  id: string;
  hits: readonly string[];
  misses: readonly string[];
}
