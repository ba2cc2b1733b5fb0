import { formatCents, limits } from '@tele/core';
import { Heading } from '@tele/ui';

/** The three steps, beside the form. */
export const HowMatchingWorks = ({ professionals, level }: { professionals: string; level: 2 | 3 }) => (
  <aside className="tele-how-matching" aria-labelledby="how-matching-works">
    <Heading level={level} look="card" id="how-matching-works">
      How matching works
    </Heading>
    <ol className="tele-how-matching__steps">
      <li>
        <b>Pick times</b>
        Choose one time each with up to {limits.maxPicks} {professionals}.
      </li>
      <li>
        <b>Submit for {formatCents(limits.bookingFeeCents)}</b>
        One booking fee sends your request to all of them.
      </li>
      <li>
        <b>A specialist accepts</b>
        Each sets their own consultation fee. The first to accept is booked and you are notified.
      </li>
    </ol>
  </aside>
);
