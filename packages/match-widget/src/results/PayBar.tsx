import { useFormat, useHostPage } from '@tele/kit';
import { limits } from '@tele/core';
import { TextButton } from '@tele/kit/screens';
import {
  Avatar,
  AlertIcon,
  Button,
  ChevronDownIcon,
  ChevronUpIcon,
  Heading,
  Icon,
  Sheet,
  useMessages,
  VisuallyHidden,
} from '@tele/ui';
import { useEffect, useId, useRef, useState, type ReactNode, type Ref } from 'react';
import type { WordingArgs } from '../screen/worded.ts';
import { PickReview, type PickedSpecialist } from './PickReview.tsx';
import { picksMessages } from './picks.messages.ts';
import './PayBar.css';

export interface PayBarProps {
  worded: WordingArgs;
  submitRef?: Ref<HTMLButtonElement>;
  picked: readonly PickedSpecialist[];
  zone: string;
  narrow: boolean;
  onRemove: (specialistId: string) => void;
  onClear: () => void;
  onSubmit: () => void;
  /** For signed-out people: sign-in replaces submit. Picks stay. */
  signIn?: { asking: boolean; onSignIn: () => void } | null;
  waiting?: ReactNode;
  /** Notice before submitting, visible at any scroll position. */
  notice?: ReactNode;
}

const segments = Array.from({ length: limits.maxPicks }, (_, index) => index);

export const PayBar = (props: PayBarProps) => {
  const { worded, picked, zone, narrow, onRemove, onClear, onSubmit, notice, waiting, signIn = null } = props;
  const t = useMessages(picksMessages);
  const format = useFormat();
  const isInDialog = useHostPage().head !== null;
  const panelId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const bar = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  const [missed, setMissed] = useState(false);
  const count = picked.length;
  const { maxPicks: max } = limits;
  const submitLabel = signIn ? t.signIn : t.submit({ fee: format.wholeDollars(limits.bookingFeeCents) });
  const reviewing = open && count > 0;
  useEffect(() => {
    const section = bar.current;
    if (!section || !reviewing || narrow) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      toggle.current?.focus();
    };
    section.addEventListener('keydown', onKeyDown);
    return () => section.removeEventListener('keydown', onKeyDown);
  }, [reviewing, narrow]);
  const submit = (): void => {
    setOpen(false);
    if (signIn) return signIn.onSignIn();
    setMissed(count === 0);
    if (count > 0) onSubmit();
  };
  const remove = (specialistId: string): void => {
    onRemove(specialistId);
    if (!narrow) toggle.current?.focus();
  };
  const clear = (): void => {
    setOpen(false);
    onClear();
    toggle.current?.focus();
  };
  const clearButton = <TextButton onClick={clear}>{t.clear}</TextButton>;
  const review = <PickReview worded={worded} picked={picked} zone={zone} onRemove={remove} />;
  return (
    <section className="tele-pay-bar" ref={bar} aria-label={t.title}>
      {reviewing && !narrow && (
        <div id={panelId} className="tele-pay-bar__panel">
          <div className="tele-pay-bar__panel-head">
            <Heading level={2} look="mini">
              {t.title}
            </Heading>
            {clearButton}
          </div>
          {review}
        </div>
      )}
      {notice}
      {missed && count === 0 && (
        <p role="alert" className="tele-pay-bar__missed">
          <Icon icon={AlertIcon} size="sm" />
          <span>{t.nothingPicked(worded)}</span>
        </p>
      )}
      {/* Outside the button: a live region would drop the text from the button's name. */}
      <VisuallyHidden role="status">{t.pickedNow({ count, max })}</VisuallyHidden>
      {waiting ?? (
        <div className="tele-pay-bar__row">
          <button
            ref={toggle}
            type="button"
            className="tele-pay-bar__toggle"
            aria-expanded={narrow ? undefined : reviewing}
            aria-haspopup={narrow ? 'dialog' : undefined}
            aria-controls={reviewing && !narrow ? panelId : undefined}
            aria-disabled={count === 0 || undefined}
            onClick={() => setOpen(!open && count > 0)}
          >
            {!narrow && count > 0 && (
              <span className="tele-pay-bar__faces" aria-hidden="true">
                {picked.slice(0, 5).map(({ specialist: { name, specialistId, photoUrl, photoSmallUrl } }) => (
                  <Avatar key={specialistId} name={name} photoUrl={photoSmallUrl ?? photoUrl} size={34} />
                ))}
              </span>
            )}
            <span className="tele-pay-bar__count">
              <span className="tele-pay-bar__words">
                <span>{t.picked({ count, max })}</span>
                {count > 0 && <Icon icon={reviewing ? ChevronDownIcon : ChevronUpIcon} size="sm" />}
              </span>
              {signIn ? (
                <span className="tele-pay-bar__kept">{isInDialog ? t.keptClosed({ count }) : t.keptMeanwhile}</span>
              ) : (
                <span className="tele-pay-bar__meter" aria-hidden="true">
                  {segments.map((segment) => (
                    <i key={segment} data-on={segment < count || undefined} />
                  ))}
                </span>
              )}
            </span>
          </button>
          {!signIn && (
            <span className="tele-pay-bar__fee">
              <b translate="no">{format.cents(limits.bookingFeeCents)}</b>
              <span>{t.bookingFee}</span>
            </span>
          )}
          <Button ref={props.submitRef} variant="primary" size="lg" loading={signIn?.asking} onClick={submit}>
            {submitLabel}
          </Button>
        </div>
      )}
      {narrow && (
        <Sheet
          open={reviewing}
          onOpenChange={setOpen}
          title={t.title}
          description={t.ofMax({ count, max })}
          tools={clearButton}
          footer={
            <div className="tele-pay-bar__sheet-foot">
              <Button size="lg" onClick={() => setOpen(false)}>
                {t.addMore}
              </Button>
              <Button variant="primary" size="lg" onClick={submit}>
                {submitLabel}
              </Button>
            </div>
          }
        >
          {review}
        </Sheet>
      )}
    </section>
  );
};
