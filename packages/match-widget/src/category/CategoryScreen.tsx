import { limits, professions } from '@tele/core';
import { CategoryChooser } from '@tele/kit';
import { useMessages } from '@tele/ui';
import { Screen } from '../screen/Screen.tsx';
import { categoryMessages } from './category.messages.ts';
import { ExampleRequest } from './ExampleRequest.tsx';

export interface CategoryScreenProps {
  professionHref: (path: string) => string;
  startHref?: string;
}

export const CategoryScreen = ({ professionHref, startHref }: CategoryScreenProps) => {
  const t = useMessages(categoryMessages);
  return (
    <Screen name="category">
      <CategoryChooser
        title={t.title}
        lede={t.lede({ max: limits.maxPicks })}
        start={{ label: t.start, href: startHref ?? professionHref(professions[0].path) }}
        href={professionHref}
        example={<ExampleRequest />}
      />
    </Screen>
  );
};
