/** A change of product source that must make a test fail. */
export interface Fault {
  title: string;
  /** Path from the root of the repository. */
  file: string;
  /** Occurs once in the file. */
  find: string;
  replace: string;
}
