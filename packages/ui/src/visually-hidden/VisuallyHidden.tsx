import type { HTMLAttributes } from 'react';
import { joinClass } from '../class-name/join.ts';
import './VisuallyHidden.css';

export type VisuallyHiddenProps = HTMLAttributes<HTMLSpanElement>;

/** Text for screen readers only. */
export const VisuallyHidden = ({ className, ...rest }: VisuallyHiddenProps) => (
  <span {...rest} className={joinClass('tele-visually-hidden', className)} />
);
