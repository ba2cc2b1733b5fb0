import { Skeleton } from '@tele/ui';
import { useState } from 'react';
import { useLatest } from '../latest/use-latest.ts';
import { useAfter } from '../time/use-after.ts';
import type { CardFrameProps, FrameHandle } from './CardFrame.tsx';
import type { CardProvider } from './use-card-provider.ts';
import './CardForm.css';

const frameLimitMs = 20_000;

export interface CardFieldProps extends Omit<CardFrameProps, 'stripe' | 'onReady' | 'onLoadError'> {
  provider: Extract<CardProvider, { tag: 'loading' | 'ready' }>;
}

/** The provider's frame in our colours, with a skeleton until it is ready. */
export const CardField = ({ provider, onHandle, ...frame }: CardFieldProps) => {
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
            onHandle={passHandle}
            onReady={() => setFrameReady(true)}
            onLoadError={fail}
          />
        </div>
      )}
    </div>
  );
};
