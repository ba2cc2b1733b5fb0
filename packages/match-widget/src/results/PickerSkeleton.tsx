import { Skeleton, SkeletonRegion, useMessages } from '@tele/ui';
import { resultsMessages } from './results.messages.ts';
import './ResultsSkeleton.css';

export interface PickerSkeletonProps {
  name: string;
  small: boolean;
}

export const PickerSkeleton = ({ name, small }: PickerSkeletonProps) => {
  const t = useMessages(resultsMessages);
  return (
    <SkeletonRegion label={t.slotsLoading({ name })} className="tele-results-skeleton__picker">
      <Skeleton width="12em" />
      {!small && <Skeleton shape="block" height={58} />}
      <Skeleton shape="block" height={small ? 44 : 36} />
    </SkeletonRegion>
  );
};
