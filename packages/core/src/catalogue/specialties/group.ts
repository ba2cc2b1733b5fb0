export interface SpecialtyGroup {
  group: string;
  names: readonly string[];
}
