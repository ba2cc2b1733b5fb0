export type PropKind = 'choice' | 'flag' | 'text' | 'number' | 'date' | 'object' | 'node' | 'function';

export type Choice = string | number | boolean | null;

export interface PropRow {
  name: string;
  required: boolean;
  type: string;
  shape?: string;
  kind: PropKind;
  choices?: readonly Choice[];
  /** Default as in the source; undefined when omission has its own meaning. */
  standard?: string;
  /** First version with the prop; undefined if unpublished. */
  since?: string;
  text: string;
}

export interface PropsTable {
  name: string;
  text: string;
  rows: readonly PropRow[];
  attributesOf: readonly string[];
}
