import { joinClass } from '../class-name/join.ts';
import './Skeleton.css';

export interface SkeletonProps {
  /** CSS length, or pixels. Default: full width. */
  width?: string | number;
  /** CSS length, or pixels. Default: one line of text. */
  height?: string | number;
  shape?: 'text' | 'block' | 'circle';
  className?: string;
}

/** Placeholder box. Appears after 200 ms, so a fast answer shows none. */
export const Skeleton = ({ width, height, shape = 'text', className }: SkeletonProps) => (
  <span
    aria-hidden="true"
    className={joinClass('tele-skeleton', className)}
    data-shape={shape}
    style={{ inlineSize: width, blockSize: height ?? (shape === 'circle' ? width : undefined) }}
  />
);
