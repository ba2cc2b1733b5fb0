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

/** Editor input that a refusal is about; null for none. */
export type BlockField = 'start' | 'end' | 'until';

/** Refused change: nothing was changed. The screen words the fault. */
export interface BlockRefusal {
  type: 'refused';
  fault: BlockFault;
  field: BlockField | null;
}

export function refuseBlock(fault: BlockFault, field: BlockField | null = null): BlockRefusal {
  return { type: 'refused', fault, field };
}
