import { Card, Heading, Spinner, useMessages } from '@tele/ui';
import { pickedRequestMessages } from './picked-request.messages.ts';
import './PreparingCard.css';

export const PreparingCard = () => {
  const t = useMessages(pickedRequestMessages);
  return (
    <Card className="tele-preparing-card">
      <Spinner size="lg" label={t.preparing} />
      <Heading level={2} look="card">
        {t.preparing}
      </Heading>
      <p>{t.preparingText}</p>
    </Card>
  );
};
