import { Skeleton, SkeletonRegion, useMessages } from '@tele/ui';
import { resultsMessages } from './results.messages.ts';
import './ResultsSkeleton.css';

export interface PickerSkeletonProps {
  /** Whose times are loading. */
  name: string;
  /** One line, for a card that will be closed. */
  small: boolean;
}

/** The boxes of a day strip and its times. */
export const PickerSkeleton = ({ name, small }: PickerSkeletonProps) => {
  const t = useMessages(resultsMessages);
  return (
    <SkeletonRegion label={t.slotsLoading({ name })} className="tele-results-skeleton__picker">
      <Skeleton width="12em" />
      {!small && (
        <>
          <Skeleton shape="block" height={58} />
          <Skeleton shape="block" height={36} />
        </>
      )}
    </SkeletonRegion>
  );
};
