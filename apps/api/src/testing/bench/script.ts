/** Value of a statement, derived from the request’s row; plain data for another process. */
export type Recipe =
  | { is: 'same'; value: unknown }
  /** Milliseconds after the request. */
  | { is: 'later'; ms: number }
  | { is: 'time'; key: string }
  | { is: 'number'; key: string }
  | { is: 'list'; of: Recipe[] }
  /** Joined literals, row values and new IDs by number. */
  | { is: 'text'; parts: (string | { key: string } | { fresh: number; prefix: string })[] };

export interface Statement {
  text: string;
  /** Undefined for several statements in one string, which cannot have values. */
  values: Recipe[] | undefined;
}

export interface Step {
  together: boolean;
  statements: Statement[];
}

export interface Script {
  name: string;
  signedIn: boolean;
  steps: Step[];
  answer: unknown;
}

export type RowValues = Readonly<Record<string, string>>;
