import type { ProfessionId } from '@tele/core';
import type { CallOptions } from '@tele/client';

type SavedBlocks = CallOptions<'saveAvailability'>['body']['blocks'];

/** Answers of earlier calls, for the calls after them. */
export interface CheckContext {
  profession: ProfessionId;
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
