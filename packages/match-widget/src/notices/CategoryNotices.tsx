import type { NoticesAsked } from '@tele/core';
import { lateCode, Notice, useLate } from '@tele/ui';

const lateNotices = lateCode(() => import('./notices-at.ts'));

/** Notices of a category at a place. A failed load shows none; the next place or specialty retries. */
export const CategoryNotices = (query: NoticesAsked) => {
  const late = useLate(lateNotices, query.specialty ?? query.place);
  return (
    late.tag === 'ready' &&
    late.part.noticesAt(query).map(({ id, tone, text }) => (
      <Notice key={id} compact tone={tone}>
        {text}
      </Notice>
    ))
  );
};
