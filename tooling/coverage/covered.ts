/** Facts in a story’s file. */
export interface StorySaid {
  id: string;
  title: string;
  name: string;
  /** From the root of the repository. */
  file: string;
  /** Its own and those of its file. */
  tags: readonly string[];
  /** The quoted texts that it draws: `parameters.shows`. */
  shows: readonly string[];
}

/** A requirement with what shows it. */
export interface Covered {
  id: string;
  asks: string;
  quotes: readonly string[];
  stories: readonly Pick<StorySaid, 'id' | 'title' | 'name'>[];
  tests: readonly { file: string; title: string }[];
}

export interface CoveredSection {
  number: number;
  title: string;
  requirements: readonly Covered[];
}

export interface Coverage {
  sections: readonly CoveredSection[];
  /** Requirements without a story, and stories without a requirement; empty at 100%. */
  faults: readonly string[];
}

/** With all stories, for the pages that list some. */
export interface ReadCoverage extends Coverage {
  stories: readonly StorySaid[];
}
