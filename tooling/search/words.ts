/** What is written of a story, in the order of how surely it is on its screen. */
export interface StoryWords {
  id: string;
  name: string;
  /** Texts of the specification that its test finds drawn. */
  shows: readonly string[];
  /** What its file says: given to it, looked for in it. */
  texts: readonly string[];
  /** The requirements it is tagged with, each by its name and in words. */
  asks: readonly string[];
}

/** The stories of a file, and the texts that stand somewhere on their screen. */
export interface PageWords {
  title: string;
  stories: readonly StoryWords[];
  /** Of the component and its messages. */
  screen: readonly string[];
  /** Of its guide, a sentence or a row each. */
  guide: readonly string[];
}
