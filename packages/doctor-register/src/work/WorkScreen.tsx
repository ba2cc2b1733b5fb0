import { professions, providerWordingOf } from '@tele/core';
import { CategoryChooser } from '@tele/kit';
import { useMessages } from '@tele/ui';
import { ExampleRequest } from './ExampleRequest.tsx';
import { workMessages } from './work.messages.ts';

export interface WorkScreenProps {
  /** URL of a category's registration, from its path segment ('doctors', 'education', …). */
  categoryHref: (path: string) => string;
}

/** /work: benefits for providers, and the twelve categories (spec section 2, design y-work). */
export const WorkScreen = ({ categoryHref }: WorkScreenProps) => {
  const t = useMessages(workMessages);
  const [first] = professions;
  return (
    <CategoryChooser
      title={t.title}
      lede={t.lede}
      start={{ label: providerWordingOf(first.id).registerTitle, href: categoryHref(first.path) }}
      href={categoryHref}
      example={<ExampleRequest />}
    />
  );
};
