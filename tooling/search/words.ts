/** What is written of a story, in the order of how surely it is on its screen. */
export interface StoryWords {
  id: string;
  name: string;
  /** Texts of the specification that its test finds drawn. */
  shows: readonly string[];
  /** Text in the story file. */
  texts: readonly string[];
  /** The requirements it is tagged with, each by its name and in words. */
  asks: readonly string[];
}

/** The stories of a file, and the texts that stand somewhere on their screen. */
export interface PageWords {
  title: string;
  stories: readonly StoryWords[];
  /** Text of the component and its messages. */
  screen: readonly string[];
  /** Sentences and rows of its guide. */
  guide: readonly string[];
}
