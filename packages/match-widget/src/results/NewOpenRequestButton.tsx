import { Button, ButtonLink, useMessages } from '@tele/ui';
import type { WordingArgs } from '../screen/worded.ts';
import { resultsMessages } from './results.messages.ts';

export interface NewOpenRequestButtonProps {
  worded: WordingArgs;
  /** Where asking for times leads; or `onNewOpenRequest` where there is no address to go to. Without either nothing is drawn. */
  newOpenRequestHref: string | undefined;
  onNewOpenRequest: (() => void) | undefined;
}

/** From a search that finds too little to asking for times, with what was searched. */
export const NewOpenRequestButton = ({ worded, newOpenRequestHref, onNewOpenRequest }: NewOpenRequestButtonProps) => {
  const t = useMessages(resultsMessages);
  if (newOpenRequestHref !== undefined) return <ButtonLink href={newOpenRequestHref}>{t.ask(worded)}</ButtonLink>;
  return onNewOpenRequest ? <Button onClick={onNewOpenRequest}>{t.ask(worded)}</Button> : null;
};
