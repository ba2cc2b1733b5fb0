import { SkeletonRegion, useMessages } from '@tele/ui';
import { forwardRef, type ReactNode } from 'react';
import { queryMessages } from '../queries/query.messages.ts';

export interface StepWaitProps {
  children: ReactNode;
}

/** Placeholder while a step's code loads. Its ref is useStep's `titleRef`: focus waits here for the heading. */
export const StepWait = forwardRef<HTMLDivElement, StepWaitProps>(function StepWait({ children }, ref) {
  const t = useMessages(queryMessages);
  return (
    <div ref={ref} tabIndex={-1} aria-busy="true">
      <SkeletonRegion label={t.loading}>{children}</SkeletonRegion>
    </div>
  );
});
