import { useMessages } from '@tele/ui';
import { linkOrButton } from '../screen/link-or-button.tsx';
import type { WordingArgs } from '../screen/worded.ts';
import { resultsMessages } from './results.messages.ts';

export interface NewOpenRequestButtonProps {
  worded: WordingArgs;
  newOpenRequestHref: string | undefined;
  onNewOpenRequest: (() => void) | undefined;
}

export const NewOpenRequestButton = ({ worded, newOpenRequestHref, onNewOpenRequest }: NewOpenRequestButtonProps) => {
  const t = useMessages(resultsMessages);
  return linkOrButton(t.ask(worded), newOpenRequestHref, onNewOpenRequest);
};
