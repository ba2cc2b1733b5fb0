import { Skeleton } from '@tele/ui';
import { useRef, useState } from 'react';
import { useLatest } from '../latest/use-latest.ts';
import { useAfter } from '../time/use-after.ts';
import type { CardHandle } from './CardFrame.tsx';
import type { CardProvider } from './use-card-provider.ts';
import { useCardLook } from './use-card-look.ts';
import './CardForm.css';

const frameLimitMs = 20_000;

interface CardFieldProps {
  provider: Extract<CardProvider, { tag: 'loading' | 'ready' }>;
  disabled: boolean;
  invalid: boolean;
  onHandle: (handle: CardHandle | null) => void;
  onProblemChange: (message: string | null) => void;
}

/** Our border and focus ring around the provider's frame, with a skeleton until it is ready. */
export const CardField = ({ provider, disabled, invalid, onHandle, onProblemChange }: CardFieldProps) => {
  const probe = useRef<HTMLSpanElement>(null);
  const look = useCardLook(probe);
  const [focused, setFocused] = useState(false);
  const [frameReady, setFrameReady] = useState(false);
  const latestHandle = useLatest(onHandle);
  const [passHandle] = useState(() => (handle: CardHandle | null) => latestHandle.current(handle));
  const isWaiting = provider.tag === 'ready' && !frameReady;
  useAfter(isWaiting ? frameLimitMs : null, () => provider.tag === 'ready' && provider.fail());
  const loading = provider.tag === 'loading' || !frameReady;
  return (
    <div
      className="tele-card-form__box"
      data-focused={focused || undefined}
      data-invalid={invalid || undefined}
      data-disabled={disabled || undefined}
      aria-busy={loading}
    >
      {/* Has the tokens' styles, to pass their computed values to the frame. */}
      <span ref={probe} className="tele-card-form__probe" aria-hidden="true">
        <i data-role="text" />
        <i data-role="placeholder" />
        <i data-role="critical" />
        <i data-role="accent" />
      </span>
      {loading && (
        <div className="tele-card-form__loading">
          <Skeleton width="60%" />
          <Skeleton width="20%" />
        </div>
      )}
      {provider.tag === 'ready' && (
        <div className="tele-card-form__frame" data-loading={!frameReady || undefined}>
          <provider.CardFrame
            stripe={provider.stripe}
            look={look}
            disabled={disabled}
            onHandle={passHandle}
            onReady={() => setFrameReady(true)}
            onFocusChange={setFocused}
            onProblemChange={onProblemChange}
          />
        </div>
      )}
    </div>
  );
};
