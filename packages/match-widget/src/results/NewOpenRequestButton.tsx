import { Button, ButtonLink, useMessages } from '@tele/ui';
import type { WordingArgs } from '../screen/worded.ts';
import { resultsMessages } from './results.messages.ts';

export interface NewOpenRequestButtonProps {
  worded: WordingArgs;
  newOpenRequestHref: string | undefined;
  onNewOpenRequest: (() => void) | undefined;
}

export const NewOpenRequestButton = ({ worded, newOpenRequestHref, onNewOpenRequest }: NewOpenRequestButtonProps) => {
  const t = useMessages(resultsMessages);
  if (newOpenRequestHref !== undefined) return <ButtonLink href={newOpenRequestHref}>{t.ask(worded)}</ButtonLink>;
  return onNewOpenRequest ? <Button onClick={onNewOpenRequest}>{t.ask(worded)}</Button> : null;
};
