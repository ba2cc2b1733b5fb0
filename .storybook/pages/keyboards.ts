import { guideOf, guideNames } from '../docs/guides.ts';

export const keyboards: readonly { name: string; text: string }[] = guideNames.toSorted().flatMap((name) => {
  const text = guideOf(name)?.sections.get('Keyboard');
  return text === undefined ? [] : [{ name, text }];
});
