import { Button, ButtonLink, useMessages } from '@tele/ui';
import type { WordingArgs } from '../screen/worded.ts';
import { resultsMessages } from './results.messages.ts';

export interface NewOpenRequestButtonProps {
  worded: WordingArgs;
  /** URL of the open-request form; or `onNewOpenRequest` without URLs. Renders nothing without either. */
  newOpenRequestHref: string | undefined;
  onNewOpenRequest: (() => void) | undefined;
}

/** Link from thin search results to the open-request form, with the same search. */
export const NewOpenRequestButton = ({ worded, newOpenRequestHref, onNewOpenRequest }: NewOpenRequestButtonProps) => {
  const t = useMessages(resultsMessages);
  if (newOpenRequestHref !== undefined) return <ButtonLink href={newOpenRequestHref}>{t.ask(worded)}</ButtonLink>;
  return onNewOpenRequest ? <Button onClick={onNewOpenRequest}>{t.ask(worded)}</Button> : null;
};
