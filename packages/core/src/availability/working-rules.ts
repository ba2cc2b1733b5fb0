/** Choices for the minimum notice of a slot, in hours. The least is 1 (product.md 'Response shapes'). */
export const noticeChoices = [1, 2, 4, 8, 12, 24, 48, 72] as const;

/** Rules for the slots that patients can pick. They do not restrict a specialist's own offers or acceptances. */
export interface WorkingRules {
  noticeHours: number;
  /** Keeps the half hour after each booking free. */
  keepsHalfHour: boolean;
}

export const defaultWorkingRules: WorkingRules = { noticeHours: 1, keepsHalfHour: false };
