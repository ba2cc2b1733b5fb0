import type { TeleError } from '@tele/client';
import { Heading, Notice, Spinner, useMessages } from '@tele/ui';
import { useEffect, useRef, type RefObject } from 'react';
import { errorText } from '../errors/error-text.ts';
import { notSetUpMessages } from '../host/not-set-up.messages.ts';
import { partnerMessages } from './partner.messages.ts';
import type { SignInFailure } from './partner-page.ts';
import { refusalIn } from './refusal-in.ts';
import { useRefusal } from './use-refusal.ts';
import type { SigningInControl } from './use-signing-in.ts';
import './SigningInNote.css';

export interface SigningInNoteProps {
  signingIn: SigningInControl;
  picks: number;
  /** True if the replaced button was pressed, so this takes the focus. */
  pressedRef: Readonly<RefObject<boolean>>;
}

export const SigningInNote = ({ signingIn, picks, pressedRef }: SigningInNoteProps) => {
  const { state, start, cancel } = signingIn;
  const t = useMessages(partnerMessages);
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (pressedRef.current) row.current?.focus();
  }, [pressedRef]);
  if (state.tag === 'none' || state.tag === 'done') return null;
  const refusal = refusalIn(state);
  if (refusal) return <Refused refusal={refusal} />;
  if (state.tag === 'failed') return <Failed failure={state.failure} picks={picks} />;
  const { url, isBlocked, isAway } = state;
  const cancelButton = (
    <button type="button" className="tele-signing-in__press" onClick={cancel}>
      {t.cancel}
    </button>
  );
  const isLink = isBlocked && url !== null;
  return (
    <div ref={row} tabIndex={-1} role="status" className="tele-signing-in">
      <Spinner className="tele-signing-in__spinner" />
      <div>
        <Heading level={2} look="mini">
          {isLink ? t.blocked : t.waiting}
        </Heading>
        <p className="tele-signing-in__text">
          {isLink
            ? t.pressHere({
                picks,
                link: (
                  // Without an opener, the window cannot tell which page to sign the person in to.
                  // eslint-disable-next-line react/jsx-no-target-blank
                  <a className="tele-signing-in__press" href={url} target="_blank" rel="opener">
                    {t.newTab}
                  </a>
                ),
                cancel: cancelButton,
              })
            : t.noWindow({
                picks,
                again: (
                  <button type="button" className="tele-signing-in__press" onClick={start}>
                    {t.again}
                  </button>
                ),
                cancel: cancelButton,
              })}
          {isAway && <span>{` ${t.away}`}</span>}
        </p>
      </div>
    </div>
  );
};

const Refused = ({ refusal }: { refusal: TeleError }) => {
  const t = useMessages(partnerMessages);
  const { detail, forSite } = useMessages(notSetUpMessages);
  const said = useRefusal(refusal);
  return (
    <Notice tone="critical" role="alert" title={t.failed}>
      <span>{detail}</span>
      <br />
      <span>{`${forSite} ${said}`}</span>
    </Notice>
  );
};

const Failed = ({ failure, picks }: { failure: SignInFailure; picks: number }) => {
  const t = useMessages(partnerMessages);
  const said = {
    expired: { title: t.expired, text: t.expiredDetail({ picks }) },
    insecure: { title: t.insecure, text: t.insecureDetail },
    refused: {
      title: t.failed,
      text: errorText(failure.why === 'refused' ? failure.error : null, t.failedDetail),
    },
  }[failure.why];
  return (
    <Notice tone={failure.why === 'expired' ? 'caution' : 'critical'} role="alert" title={said.title}>
      {said.text}
    </Notice>
  );
};
