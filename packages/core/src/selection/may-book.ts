/** Whether somebody books as a patient: a specialist does only when they were a patient before, staff never (product.md 'Roles and identity'). */
export function mayBook({ role, profile }: { role: string | null; profile: object | null }): boolean {
  return role !== 'staff' && (role !== 'specialist' || profile !== null);
}
