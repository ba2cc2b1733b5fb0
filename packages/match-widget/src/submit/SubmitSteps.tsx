import { CheckIcon, Icon, useMessages } from '@tele/ui';
import { submitMessages } from './submit.messages.ts';
import './SubmitSteps.css';

export const SubmitSteps = ({ step }: { step: 'details' | 'card' }) => {
  const t = useMessages(submitMessages);
  const isCard = step === 'card';
  return (
    <ol className="tele-submit-steps" aria-label={t.steps}>
      <li data-state={isCard ? 'done' : 'current'} aria-current={isCard ? undefined : 'step'}>
        {isCard && <Icon icon={CheckIcon} size="sm" label={t.done} />}
        <span>{t.details}</span>
      </li>
      <li data-state={isCard ? 'current' : 'ahead'} aria-current={isCard ? 'step' : undefined}>
        {t.card}
      </li>
    </ol>
  );
};
