import type { ReactNode } from 'react';
import { Icon, type IconSource } from '../icon/Icon.tsx';
import { Spinner } from '../spinner/Spinner.tsx';
import './Button.css';

interface ButtonFaceProps {
  iconStart?: IconSource;
  iconEnd?: IconSource;
  /** `faded` is invisible but still the button's name; `hidden` only keeps the width. */
  state?: 'shown' | 'faded' | 'hidden';
  spinning?: boolean;
  children: ReactNode;
}

export const ButtonFace = ({ iconStart, iconEnd, state = 'shown', spinning = false, children }: ButtonFaceProps) => (
  <span className="tele-button__face" data-state={state}>
    {spinning && <Spinner />}
    {iconStart && !spinning && <Icon icon={iconStart} className="tele-button__icon" />}
    <span className="tele-button__label">{children}</span>
    {iconEnd && <Icon icon={iconEnd} className="tele-button__icon" />}
  </span>
);
