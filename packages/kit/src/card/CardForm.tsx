import { LatePart, lateCode, Skeleton, SkeletonRegion, useMessages } from '@tele/ui';
import { queryMessages } from '../queries/query.messages.ts';
import type { CardFormProps } from './CardEntry.tsx';

const cardEntry = lateCode(() => import('./CardEntry.tsx').then(({ CardEntry }) => CardEntry));

/** A card, asked for by the payment provider in our border, and one button; its code comes with the first one on the page. */
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
