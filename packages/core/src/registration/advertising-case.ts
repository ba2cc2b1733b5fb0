export interface AdvertisingCase {
  id: string;
  hits: readonly string[];
  misses: readonly string[];
}
