import { Skeleton, SkeletonRegion, useMessages } from '@tele/ui';
import { queryMessages } from '../queries/query.messages.ts';

export const CardLoading = () => {
  const t = useMessages(queryMessages);
  return (
    <SkeletonRegion label={t.loading}>
      <Skeleton shape="block" height={140} />
    </SkeletonRegion>
  );
};
