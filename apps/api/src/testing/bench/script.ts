/** How one value of a statement is made from the row that a request is about: a plain value, so that it travels to another process. */
export type Recipe =
  | { is: 'same'; value: unknown }
  /** Milliseconds after the request. */
  | { is: 'later'; ms: number }
  | { is: 'time'; key: string }
  | { is: 'number'; key: string }
  | { is: 'list'; of: Recipe[] }
  /** Joined: literals, values of the row, and ids that are new in every request, by number. */
  | { is: 'text'; parts: (string | { key: string } | { fresh: number; prefix: string })[] };

export interface Statement {
  text: string;
  /** Undefined where it was sent without values, which several statements in one text need. */
  values: Recipe[] | undefined;
}

/** Statements one after another; together in one transaction, or each on any connection. */
export interface Step {
  together: boolean;
  statements: Statement[];
}

/** What one call asks of the database and what it answers. */
export interface Script {
  name: string;
  /** Whether its caller is signed in. */
  signedIn: boolean;
  steps: Step[];
  /** Instants are dates, as the driver gives them. */
  answer: unknown;
}

/** What a request is about, by name: ids, and times as ISO text. */
export type RowValues = Readonly<Record<string, string>>;
