import { useAfter } from '@tele/kit';
import { Button, EyeIcon, EyeOffIcon, VisuallyHidden } from '@tele/ui';
import { useState } from 'react';
import { hideNumber, showNumber } from './person.ts';
import './SensitiveNumber.css';

const SHOWN_FOR = 30_000;

export interface SensitiveNumberProps {
  /** Digits of a Medicare number or an IHI. */
  digits: string;
  /** What it is, for the button's name. */
  label: string;
}

/** A number that is shown on request and hides itself again, in case the screen is left open. */
export const SensitiveNumber = ({ digits, label }: SensitiveNumberProps) => {
  const [shown, setShown] = useState(false);
  useAfter(shown ? SHOWN_FOR : null, () => setShown(false));
  return (
    <span className="tele-sensitive-number">
      <span className="tele-sensitive-number__digits">
        {shown ? (
          showNumber(digits)
        ) : (
          <>
            <span aria-hidden="true">{hideNumber(digits)}</span>
            <VisuallyHidden>Hidden</VisuallyHidden>
          </>
        )}
      </span>
      <Button
        size="sm"
        variant="ghost"
        iconStart={shown ? EyeOffIcon : EyeIcon}
        aria-label={`${shown ? 'Hide' : 'Reveal'} ${label}`}
        onClick={() => setShown(!shown)}
      >
        {shown ? 'Hide' : 'Reveal'}
      </Button>
    </span>
  );
};
