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

/** A change that is not made; nothing has changed. The screen words the fault. */
export interface BlockRefusal {
  type: 'refused';
  fault: BlockFault;
  field: BlockField | null;
}

export function refuseBlock(fault: BlockFault, field: BlockField | null = null): BlockRefusal {
  return { type: 'refused', fault, field };
}
