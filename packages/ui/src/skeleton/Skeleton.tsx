import { joinClass } from '../class-name/join.ts';
import './Skeleton.css';

export interface SkeletonProps {
  /** CSS length, or pixels; the whole width by default. */
  width?: string | number;
  /** CSS length, or pixels; one line of text by default. */
  height?: string | number;
  shape?: 'text' | 'block' | 'circle';
  className?: string;
}

/** A box where content will be. Drawn after 200 ms, so that a fast answer shows none. */
export const Skeleton = ({ width, height, shape = 'text', className }: SkeletonProps) => (
  <span
    aria-hidden="true"
    className={joinClass('tele-skeleton', className)}
    data-shape={shape}
    style={{ inlineSize: width, blockSize: height ?? (shape === 'circle' ? width : undefined) }}
  />
);
