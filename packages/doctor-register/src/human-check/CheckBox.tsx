import { InSlot, useHostPage } from '@tele/kit';
import {
  AlertIcon,
  Button,
  CircleCheckIcon,
  Icon,
  ReloadIcon,
  ShieldCheckIcon,
  Spinner,
  useLocale,
  useMessages,
} from '@tele/ui';
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { checkMessages } from './check.messages.ts';
import type { CheckStore } from './check-store.ts';
import { runCheck } from './run-check.ts';
import './CheckBox.css';

export interface CheckBoxProps {
  store: CheckStore;
  siteKey: string | undefined;
  scriptUrl: string | undefined;
  action: string;
}

export const CheckBox = ({ store, siteKey, scriptUrl, action }: CheckBoxProps) => {
  const t = useMessages(checkMessages);
  const locale = useLocale();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<HTMLDivElement | null>(null);
  const { nonce } = useHostPage();
  const { state, round } = useSyncExternalStore(store.subscribe, store.read, store.read);
  useEffect(() => {
    if (!place || !root.current || siteKey === undefined) return undefined;
    return runCheck(place, { siteKey, scriptUrl, nonce, action, locale, root: root.current }, store.set);
  }, [place, store, round, siteKey, scriptUrl, nonce, action, locale]);
  const text = state.tag === 'failed' ? t[state.why] : t[state.tag];
  return (
    <div ref={root} role="group" className="tele-human-check" aria-labelledby={`${id}title`}>
      <div id={`${id}title`} className="tele-human-check__title">
        {t.title}
      </div>
      <div className="tele-human-check__box" data-state={state.tag}>
        <div className="tele-human-check__state">
          {state.tag === 'running' && <Spinner />}
          {state.tag === 'done' && <Icon icon={CircleCheckIcon} />}
          {state.tag === 'failed' && <Icon icon={AlertIcon} />}
          <span className="tele-human-check__text" role="status">
            {text}
          </span>
          {state.tag === 'failed' && state.why !== 'unconfigured' ? (
            <Button size="sm" iconStart={ReloadIcon} onClick={store.runAgain}>
              {t.tryAgain}
            </Button>
          ) : (
            <Icon icon={ShieldCheckIcon} />
          )}
        </div>
        <div className="tele-human-check__place">
          <InSlot name="humanCheck">
            <div ref={setPlace} />
          </InSlot>
        </div>
      </div>
      <p className="tele-human-check__hint">{t.once}</p>
    </div>
  );
};
