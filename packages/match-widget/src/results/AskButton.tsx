import { Button, ButtonLink, useMessages } from '@tele/ui';
import type { WordingArgs } from '../screen/worded.ts';
import { resultsMessages } from './results.messages.ts';

export interface AskButtonProps {
  worded: WordingArgs;
  /** Where asking for times leads; or `onAsk` where there is no address to go to. Without either nothing is drawn. */
  askHref: string | undefined;
  onAsk: (() => void) | undefined;
}

/** From a search that finds too little to asking for times, with what was searched. */
export const AskButton = ({ worded, askHref, onAsk }: AskButtonProps) => {
  const t = useMessages(resultsMessages);
  if (askHref !== undefined) return <ButtonLink href={askHref}>{t.ask(worded)}</ButtonLink>;
  return onAsk ? <Button onClick={onAsk}>{t.ask(worded)}</Button> : null;
};
