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

export type BlockField = 'start' | 'end' | 'until';

/** Refused change, which changed nothing. The screen writes its text. */
export interface BlockRefusal {
  type: 'refused';
  fault: BlockFault;
  field: BlockField | null;
}

export function refuseBlock(fault: BlockFault, field: BlockField | null = null): BlockRefusal {
  return { type: 'refused', fault, field };
}
