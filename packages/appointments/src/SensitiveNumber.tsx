import { useAfter } from '@tele/kit';
import { Button, EyeIcon, EyeOffIcon, useMessages, VisuallyHidden } from '@tele/ui';
import { useState } from 'react';
import { appointmentsMessages } from './appointments.messages.ts';
import { hideNumber, showNumber } from './person.ts';
import './SensitiveNumber.css';

export const SHOWN_FOR = 30_000;

export interface SensitiveNumberProps {
  digits: string;
}

/** A number that is shown on request and hides itself again, in case the screen is left open. */
export const SensitiveNumber = ({ digits }: SensitiveNumberProps) => {
  const t = useMessages(appointmentsMessages);
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
            <VisuallyHidden>{t.hidden}</VisuallyHidden>
          </>
        )}
      </span>
      <Button
        size="sm"
        variant="ghost"
        iconStart={shown ? EyeOffIcon : EyeIcon}
        aria-label={shown ? t.hideMedicare : t.showMedicare}
        onClick={() => setShown(!shown)}
      >
        {shown ? t.hide : t.show}
      </Button>
    </span>
  );
};
