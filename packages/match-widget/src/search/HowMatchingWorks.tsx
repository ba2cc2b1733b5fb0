import { formatCents, inputsOf, limits } from '@tele/core';
import { Disclosure, Heading, useLocale, useMessages } from '@tele/ui';
import { useId } from 'react';
import type { WordingArgs } from '../screen/worded.ts';
import { howMatchingMessages } from './how-matching.messages.ts';
import './HowMatchingWorks.css';

/** Three steps next to the form, and the ranking criteria, from the ranking table itself. */
export const HowMatchingWorks = ({ worded }: { worded: WordingArgs }) => {
  const t = useMessages(howMatchingMessages);
  const locale = useLocale();
  const id = useId();
  return (
    <aside className="tele-how-matching" aria-labelledby={id}>
      <Heading level={2} look="card" id={id}>
        {t.title}
      </Heading>
      <ol className="tele-how-matching__steps">
        <li>
          <b>{t.pick}</b>
          <span>{t.pickText({ ...worded, max: limits.maxPicks })}</span>
        </li>
        <li>
          <b>{t.send({ fee: formatCents(limits.bookingFeeCents, locale) })}</b>
          <span>{t.sendText}</span>
        </li>
        <li>
          <b>{t.accepted(worded)}</b>
          <span>{t.acceptedText(worded)}</span>
        </li>
      </ol>
      <Disclosure summary={t.orderTitle}>
        <ul className="tele-how-matching__order">
          {inputsOf('featured', worded.profession).map((input) => (
            <li key={input}>{t.orderOf({ ...worded, input })}</li>
          ))}
        </ul>
      </Disclosure>
    </aside>
  );
};
