import type { NoticesAsked } from '@tele/core';
import { lateCode, Notice, useLate } from '@tele/ui';

/** What the categories tell everybody: a chunk of its own, which no form waits for. */
const lateNotices = lateCode(() => import('./notices-at.ts'));

/**
 * What a category tells everybody at a place, a notice each in the grid that they stand in, quiet but for what is grave. If it cannot be
 * fetched the screen stands without; the next place or specialty asks again.
 */
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
