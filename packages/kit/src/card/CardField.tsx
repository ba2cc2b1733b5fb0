import { Skeleton } from '@tele/ui';
import { useRef, useState } from 'react';
import { useLatest } from '../latest/use-latest.ts';
import { useAfter } from '../time/use-after.ts';
import type { CardFrameProps, FrameHandle } from './CardFrame.tsx';
import { cardColours } from './card-look.ts';
import type { CardProvider } from './use-card-provider.ts';
import { useCardLook } from './use-card-look.ts';
import './CardForm.css';

const frameLimitMs = 20_000;

interface CardFieldProps extends Omit<CardFrameProps, 'stripe' | 'look' | 'onReady' | 'onLoadError'> {
  provider: Extract<CardProvider, { tag: 'loading' | 'ready' }>;
}

/** The provider's frame in our colours, with a skeleton until it is ready. */
export const CardField = ({ provider, onHandle, ...frame }: CardFieldProps) => {
  const probe = useRef<HTMLSpanElement>(null);
  const look = useCardLook(probe);
  const [frameReady, setFrameReady] = useState(false);
  const latestHandle = useLatest(onHandle);
  const [passHandle] = useState(() => (handle: FrameHandle | null) => latestHandle.current(handle));
  const isWaiting = provider.tag === 'ready' && !frameReady;
  const fail = (): void => {
    if (provider.tag === 'ready') provider.fail();
  };
  useAfter(isWaiting ? frameLimitMs : null, fail);
  const loading = provider.tag === 'loading' || !frameReady;
  return (
    <div className="tele-card-form__box" aria-busy={loading}>
      {/* Has the tokens' styles, to pass their computed values to the frame. */}
      <span ref={probe} className="tele-card-form__probe" aria-hidden="true">
        {Object.entries(cardColours).map(([name, token]) => (
          <i key={name} style={{ color: `var(--tele-color-${token})` }} />
        ))}
      </span>
      {loading && (
        <div className="tele-card-form__loading">
          <Skeleton shape="block" height={64} />
          <Skeleton shape="block" height={64} />
        </div>
      )}
      {provider.tag === 'ready' && (
        <div className="tele-card-form__frame" data-loading={!frameReady || undefined}>
          <provider.CardFrame
            {...frame}
            stripe={provider.stripe}
            look={look}
            onHandle={passHandle}
            onReady={() => setFrameReady(true)}
            onLoadError={fail}
          />
        </div>
      )}
    </div>
  );
};
