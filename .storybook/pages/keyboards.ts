import { guideOf, guideNames } from '../docs/guides.ts';

/** The keys of each component that has some, from the guides beside them. */
export const keyboards: readonly { name: string; text: string }[] = guideNames.toSorted().flatMap((name) => {
  const text = guideOf(name)?.sections.get('Keyboard');
  return text === undefined ? [] : [{ name, text }];
});
