/** How many hours before a slot it can be picked at the latest: one is the least there is (product.md 'Response shapes'). */
export const noticeChoices = [1, 2, 4, 8, 12, 24, 48, 72] as const;

/** What a specialist keeps to in what patients may pick. It binds nobody else: an offer or an acceptance is the specialist's own word. */
export interface WorkingRules {
  /** One of `noticeChoices`. */
  noticeHours: number;
  /** Whether the half hour after each booking stays free. */
  keepsHalfHour: boolean;
}

export const defaultWorkingRules: WorkingRules = { noticeHours: 1, keepsHalfHour: false };
