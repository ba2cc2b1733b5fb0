import type { Ref } from 'react';
import { cardColours } from './card-look.ts';
import './CardForm.css';

/** Has the tokens' styles: the provider's frames get their computed values. */
export const LookProbe = ({ ref }: { ref: Ref<HTMLSpanElement> }) => (
  <span ref={ref} className="tele-card-form__probe" aria-hidden="true">
    {Object.entries(cardColours).map(([name, token]) => (
      <i key={name} style={{ color: `var(--tele-color-${token})` }} />
    ))}
  </span>
);
