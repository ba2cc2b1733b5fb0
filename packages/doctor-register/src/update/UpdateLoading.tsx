import { Skeleton, SkeletonRegion, useMessages } from '@tele/ui';
import { updateMessages } from './update.messages.ts';

export const UpdateLoading = () => {
  const t = useMessages(updateMessages);
  return (
    <SkeletonRegion label={t.title}>
      <Skeleton shape="block" height={320} />
    </SkeletonRegion>
  );
};
