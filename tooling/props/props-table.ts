/** Values that a prop can be set to, and so its control. */
export type PropKind = 'choice' | 'flag' | 'text' | 'number' | 'date' | 'object' | 'node' | 'function';

export type Choice = string | number | boolean | null;

/** One prop of a component. */
export interface PropRow {
  name: string;
  required: boolean;
  /** As a person would write it: the words of a choice, not the name of their list. */
  type: string;
  /** Names in the type, resolved one level deep; undefined without any. */
  shape?: string;
  kind: PropKind;
  /** Every value of a choice, in the order in which they are declared. */
  choices?: readonly Choice[];
  /** As it is written in the source; undefined where leaving it out means something of its own. */
  standard?: string;
  /** The first version that has it; undefined for what is not published. */
  since?: string;
  /** The doc comment in one line; empty where there is none. */
  text: string;
}

/** The props of a component without those that every element has. */
export interface PropsTable {
  name: string;
  text: string;
  rows: readonly PropRow[];
  /** The elements whose attributes it takes as well, such as 'button'; 'element' where it is any. */
  attributesOf: readonly string[];
}
