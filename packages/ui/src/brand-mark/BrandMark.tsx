import { joinClass } from '../class-name/join.ts';
import './BrandMark.css';

export interface BrandMarkProps {
  /** Accessible name; required with `markOnly`. */
  label?: string;
  /** Omits the word “tele”. */
  markOnly?: boolean;
  className?: string;
}

const LEAF = 'M0 0C-6.6-4.4-8.4-13-1.6-21.5C4.8-14.4 5.4-6 0 0Z';

export const BrandMark = ({ label, markOnly = false, className }: BrandMarkProps) => (
  <span className={joinClass('tele-brand-mark', className)}>
    <svg
      viewBox="0 0 28 28"
      className="tele-brand-mark__mark"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path className="tele-brand-mark__leaf-back" transform="translate(14.6 25.5) rotate(33)" d={LEAF} />
      <path className="tele-brand-mark__leaf" transform="translate(13.4 25.5) rotate(-33) scale(-1 1)" d={LEAF} />
      <circle className="tele-brand-mark__dot" cx="14" cy="4.6" r="3.1" />
    </svg>
    {!markOnly && <span>tele</span>}
  </span>
);
