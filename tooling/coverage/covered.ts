export interface StorySaid {
  id: string;
  title: string;
  name: string;
  file: string;
  tags: readonly string[];
  shows: readonly string[];
}

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
  faults: readonly string[];
}

export interface ReadCoverage extends Coverage {
  stories: readonly StorySaid[];
}
