import { Button, Notice, useMessages } from '@tele/ui';
import { signInWindowMessages } from './sign-in-window.messages.ts';
import './ContinueAs.css';

export interface ContinueAsProps {
  email: string;
  trouble: string | null;
  onContinue: () => void;
  onAnother: () => void;
}

/** Asks a signed-in person whether to continue as themselves. Nothing happens without a press. */
export const ContinueAs = ({ email, trouble, onContinue, onAnother }: ContinueAsProps) => {
  const t = useMessages(signInWindowMessages);
  return (
    <div className="tele-continue-as">
      {trouble && (
        <Notice tone="critical" role="alert" compact>
          {trouble}
        </Notice>
      )}
      <Button variant="primary" size="lg" block onClick={onContinue}>
        {t.continueAs({ email })}
      </Button>
      <Button size="lg" block onClick={onAnother}>
        {t.another}
      </Button>
    </div>
  );
};
