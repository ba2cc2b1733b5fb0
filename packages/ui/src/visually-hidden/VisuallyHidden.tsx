import { forwardRef, type HTMLAttributes } from 'react';
import { joinClass } from '../class-name/join.ts';
import './VisuallyHidden.css';

export type VisuallyHiddenProps = HTMLAttributes<HTMLSpanElement>;

export const VisuallyHidden = forwardRef<HTMLSpanElement, VisuallyHiddenProps>(function VisuallyHidden(
  { className, ...rest },
  ref,
) {
  return <span {...rest} ref={ref} className={joinClass('tele-visually-hidden', className)} />;
});
