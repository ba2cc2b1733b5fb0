/** Why a change of availability is refused (spec section 5, Availability). */
export type BlockFault =
  | 'unreadable'
  | 'end-before-start'
  | 'too-short'
  | 'off-step'
  | 'past'
  | 'too-far'
  | 'until-before-start'
  | 'too-many'
  | 'missing';

/** The input of the editor that a refusal is about; null when it is about none of them. */
export type BlockField = 'start' | 'end' | 'until';

/** A change that is not made, with a text for people; nothing has changed. */
export interface BlockRefusal {
  type: 'refused';
  fault: BlockFault;
  field: BlockField | null;
  message: string;
}

export const blockMessages: Readonly<Record<BlockFault, string>> = {
  unreadable: 'Enter a date and a time.',
  'end-before-start': 'The end must be after the start.',
  'too-short': 'Availability lasts at least 5 minutes.',
  'off-step': 'Use times in steps of 5 minutes.',
  past: 'This time has passed. Choose a later one.',
  'too-far': 'Choose a date before 2100.',
  'until-before-start': 'The repeat ends before it starts. Choose a later date.',
  'too-many': 'You can keep at most 5,000 blocks. Delete some first.',
  missing: 'This block is no longer there. It may have been changed elsewhere.',
};

/** The refusal for a fault, with its text. */
export function refuseBlock(fault: BlockFault, field: BlockField | null = null): BlockRefusal {
  return { type: 'refused', fault, field, message: blockMessages[fault] };
}
