/** One thing that the specification asks for, and what shows that it is so. */
export interface Requirement {
  /** What is asked, in a line. */
  asks: string;
  /** The texts that the specification quotes for it. Each is drawn by a story that says so: `parameters.shows`. */
  quotes?: readonly string[];
  /**
   * Tests and journeys that show it, as `path: title`. Stories say it themselves, by a tag (`spec:5.accept-fee`). What no screen can show has
   * tests alone.
   */
  tests?: readonly `${string}: ${string}`[];
}

/** By a short name of its own within the section. */
export type Section = Readonly<Record<string, Requirement>>;
