export interface StoryWords {
  id: string;
  name: string;
  shows: readonly string[];
  texts: readonly string[];
  asks: readonly string[];
}

export interface PageWords {
  title: string;
  stories: readonly StoryWords[];
  screen: readonly string[];
  guide: readonly string[];
}
