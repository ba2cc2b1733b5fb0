/** Specialties under the heading a list shows them by. */
export interface SpecialtyGroup {
  group: string;
  names: readonly string[];
}
