import { Card, Spinner, useMessages } from '@tele/ui';
import { registerMessages } from './register.messages.ts';
import './RegisterScreen.css';

export const CheckingCard = () => {
  const t = useMessages(registerMessages);
  return (
    <Card padded className="tele-register__checking" role="status">
      <Spinner />
      <span>{t.checking}</span>
    </Card>
  );
};
