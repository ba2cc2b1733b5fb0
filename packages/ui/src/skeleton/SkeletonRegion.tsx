import type { ReactNode } from 'react';
import { joinClass } from '../class-name/join.ts';

export interface SkeletonRegionProps {
  /** Read out once, for example “Loading specialists”. */
  label: string;
  className?: string;
  children: ReactNode;
}

export const SkeletonRegion = ({ label, className, children }: SkeletonRegionProps) => (
  <div aria-busy="true" className={joinClass('tele-skeleton-region', className)}>
    <span role="status" className="tele-visually-hidden">
      {label}
    </span>
    {children}
  </div>
);
