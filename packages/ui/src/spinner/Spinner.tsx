import { joinClass } from '../class-name/join.ts';
import './Spinner.css';

export interface SpinnerProps {
  /** Read out politely. Without it, decorative (a busy button announces itself). */
  label?: string;
  /** 16 px in controls, 28 px for a short wait on its own. */
  size?: 'sm' | 'lg';
  className?: string;
}

/** Spinner for a short wait. For longer ones, use a Skeleton. */
export const Spinner = ({ label, size = 'sm', className }: SpinnerProps) => (
  <span
    className={joinClass('tele-spinner', className)}
    data-size={size}
    role={label ? 'status' : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
  />
);
