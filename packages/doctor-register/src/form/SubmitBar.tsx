import { Button, useMessages } from '@tele/ui';
import { formMessages } from './form.messages.ts';
import { steps, type Step } from './steps.ts';
import './RegisterLink.css';
import './SubmitBar.css';

export interface SubmitBarProps {
  step: Step;
  lacking: readonly { key: string; label: string }[];
  note: string;
  ready: boolean;
  busy: boolean;
  onGo: (key: string) => void;
  onBack: () => void;
  onNext: () => void;
}

export const SubmitBar = ({ step, lacking, note, ready, busy, onGo, onBack, onNext }: SubmitBarProps) => {
  const t = useMessages(formMessages);
  const at = steps.indexOf(step);
  const next = steps[at + 1];
  return (
    <div className="tele-submit-bar" data-last={next === undefined || undefined}>
      <p className="tele-submit-bar__lacking">
        {lacking.length === 0 && <span>{note}</span>}
        {lacking.length > 0 && <b>{t.toFinish({ count: lacking.length })}</b>}
        {lacking.map(({ key, label }, index) => (
          <span key={key}>
            {' '}
            <button type="button" className="tele-register-link" onClick={() => onGo(key)}>
              {label}
            </button>
            {index < lacking.length - 1 && <span>,</span>}
          </span>
        ))}
      </p>
      <div className="tele-submit-bar__buttons">
        {at > 0 && (
          <Button size="lg" className="tele-submit-bar__step" onClick={onBack} disabled={busy}>
            {t.back}
          </Button>
        )}
        {next && (
          <Button size="lg" variant="primary" className="tele-submit-bar__step" onClick={onNext}>
            {t.next({ step: t[next] })}
          </Button>
        )}
        <Button
          type="submit"
          size="lg"
          variant="primary"
          className="tele-submit-bar__submit"
          disabled={!ready && !busy}
          loading={busy}
          loadingLabel={t.submitting}
        >
          {t.submit}
        </Button>
      </div>
    </div>
  );
};
