import { LatePart, lateCode, Skeleton, SkeletonRegion, useMessages } from '@tele/ui';
import { queryMessages } from '../queries/query.messages.ts';
import type { CardFormProps } from './CardEntry.tsx';

const cardEntry = lateCode(() => import('./CardEntry.tsx').then(({ CardEntry }) => CardEntry));

/** Payment provider's card field with one button. Its code loads with the first one on the page. */
export const CardForm = (props: CardFormProps) => {
  const t = useMessages(queryMessages);
  return (
    <LatePart
      code={cardEntry}
      loading={
        <SkeletonRegion label={t.loading}>
          <Skeleton shape="block" height={76} />
        </SkeletonRegion>
      }
    >
      {(CardEntry) => <CardEntry {...props} />}
    </LatePart>
  );
};
