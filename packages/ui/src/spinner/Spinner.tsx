import { joinClass } from '../class-name/join.ts';
import './Spinner.css';

export interface SpinnerProps {
  /** Read out politely; decorative without it (a busy button says so itself). */
  label?: string;
  /** 16 px inside controls, 28 px for a short wait that stands alone. */
  size?: 'sm' | 'lg';
  className?: string;
}

/** A short wait. Longer ones get a Skeleton. */
export const Spinner = ({ label, size = 'sm', className }: SpinnerProps) => (
  <span
    className={joinClass('tele-spinner', className)}
    data-size={size}
    role={label ? 'status' : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
  />
);
