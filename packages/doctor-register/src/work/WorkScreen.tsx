import { professions, providerWordingOf } from '@tele/core';
import { CategoryChooser } from '@tele/kit';
import { useMessages } from '@tele/ui';
import { ExampleRequest } from './ExampleRequest.tsx';
import { SuspendedNotice } from './SuspendedNotice.tsx';
import { workMessages } from './work.messages.ts';

export interface WorkScreenProps {
  /** URL of a category's registration, from its path segment ('doctors', 'education', …). */
  categoryHref: (path: string) => string;
  /** Registration of a suspended specialist, which says why. Left out, there is no notice. */
  suspendedHref?: string | undefined;
}

/** /work: benefits for providers, and the twelve categories (spec section 2, design y-work). */
export const WorkScreen = ({ categoryHref, suspendedHref }: WorkScreenProps) => {
  const t = useMessages(workMessages);
  const [first] = professions;
  return (
    <>
      {suspendedHref !== undefined && <SuspendedNotice href={suspendedHref} />}
      <CategoryChooser
        title={t.title}
        lede={t.lede}
        start={{ label: providerWordingOf(first.id).registerTitle, href: categoryHref(first.path) }}
        href={categoryHref}
        example={<ExampleRequest />}
      />
    </>
  );
};
