import { groupsNeeded, type Category } from '@tele/core';

export function kindsByLabel(category: Category, specialty: string): string[] {
  const groups = groupsNeeded(category, specialty);
  const labels = category.registration.kinds.filter(({ group }) => groups.includes(group)).map(({ label }) => label);
  return [...new Set(labels)];
}
