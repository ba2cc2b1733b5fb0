import type { ComponentType } from 'react';
import { joinClass } from '../class-name/join.ts';

/** A line icon on a 24 grid that takes the current colour. */
export type IconSource = ComponentType<{ className?: string; 'aria-hidden'?: boolean | 'true' | 'false' }>;

export interface IconProps {
  icon: IconSource;
  /** 16, 18 or 22 px, or the size of the text around it. */
  size?: 'sm' | 'md' | 'lg' | 'text';
  /** Read out when the icon stands without a word beside it. */
  label?: string;
  className?: string;
}

/** One icon at one of the design's sizes. Decorative unless it has a label. */
export const Icon = ({ icon: Source, size = 'md', label, className }: IconProps) => {
  const drawing = <Source className={joinClass('tele-icon', `tele-icon--${size}`, !label && className)} aria-hidden />;
  if (!label) return drawing;
  return (
    <span role="img" aria-label={label} className={joinClass('tele-icon__labelled', className)}>
      {drawing}
    </span>
  );
};
