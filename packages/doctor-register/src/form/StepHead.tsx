import { ChevronLeftIcon, Icon, useMessages } from '@tele/ui';
import { formMessages } from './form.messages.ts';
import { steps, type Step } from './steps.ts';
import './StepHead.css';

export const StepHead = ({ step, onBack }: { step: Step; onBack: () => void }) => {
  const t = useMessages(formMessages);
  const at = steps.indexOf(step);
  const before = steps[at - 1];
  return (
    <div className="tele-step-head">
      <div className="tele-step-head__line">
        {before && (
          <button type="button" className="tele-step-head__back" onClick={onBack}>
            <Icon icon={ChevronLeftIcon} size="sm" />
            <span>{t[before]}</span>
          </button>
        )}
        <span className="tele-step-head__count" aria-hidden="true">
          {t.step({ at: at + 1, of: steps.length })}
        </span>
      </div>
      <div
        className="tele-step-head__bars"
        role="img"
        aria-label={t.progress({ at: at + 1, of: steps.length, step: t[step] })}
      >
        {steps.map((one, index) => (
          <span key={one} data-reached={index <= at || undefined} />
        ))}
      </div>
    </div>
  );
};
