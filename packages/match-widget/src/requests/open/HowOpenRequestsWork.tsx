import { limits } from '@tele/core';
import { Heading, useMessages } from '@tele/ui';
import { useId } from 'react';
import type { WordingArgs } from '../../screen/worded.ts';
import { newOpenRequestMessages } from './new-open-request.messages.ts';
import '../../search/HowMatchingWorks.css';

export const HowOpenRequestsWork = ({ worded }: { worded: WordingArgs }) => {
  const t = useMessages(newOpenRequestMessages);
  const id = useId();
  return (
    <aside className="tele-how-matching" aria-labelledby={id}>
      <Heading level={2} look="card" id={id}>
        {t.howTitle}
      </Heading>
      <ol className="tele-how-matching__steps">
        <li>
          <b>{t.ask}</b>
          <span>{t.askText(worded)}</span>
        </li>
        <li>
          <b>{t.offers}</b>
          <span>{t.offersText({ minutes: limits.offerMinutes })}</span>
        </li>
        <li>
          <b>{t.accept}</b>
          <span>{t.acceptText(worded)}</span>
        </li>
      </ol>
    </aside>
  );
};
