/** A string that people read, with `{name}` where a value goes. */
export interface Text {
  /** Name of its table and its key: 'kit.card/remove'. Strings of one message share it. */
  id: string;
  text: string;
  kind: 'screen' | 'email' | 'rule';
  /** 'match-widget', 'portal', 'api' … */
  package: string;
  /** From the root of the repository. */
  file: string;
  line: number;
}
