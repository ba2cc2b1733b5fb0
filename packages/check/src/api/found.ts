import type { ProfessionId } from '@tele/core';
import type { CallOptions } from '@tele/client';

type SavedBlocks = CallOptions<'saveAvailability'>['body']['blocks'];

/** What earlier calls answered, for those that need it. */
export interface CheckContext {
  profession: ProfessionId;
  /** Path segment of the category, such as 'doctors'. */
  category: string;
  specialties: readonly string[];
  /** One that has a specialist. */
  specialty?: string;
  specialistId?: string;
  slotISO?: string;
  selectionId?: string;
  /** Made by this check, so it may be cancelled. */
  ownSelectionId?: string;
  blocks?: SavedBlocks;
}
