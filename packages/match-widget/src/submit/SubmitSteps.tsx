import { CheckIcon, Icon, useMessages } from '@tele/ui';
import { submitMessages } from './submit.messages.ts';
import './SubmitSteps.css';

export const SubmitSteps = ({ step }: { step: 'details' | 'card' }) => {
  const t = useMessages(submitMessages);
  return (
    <ol className="tele-submit-steps" aria-label={t.steps}>
      <li data-state={step === 'card' ? 'done' : 'current'} aria-current={step === 'details' ? 'step' : undefined}>
        {step === 'card' && <Icon icon={CheckIcon} size="sm" label={t.done} />}
        <span>{t.details}</span>
      </li>
      <li data-state={step === 'card' ? 'current' : 'ahead'} aria-current={step === 'card' ? 'step' : undefined}>
        {t.card}
      </li>
    </ol>
  );
};
