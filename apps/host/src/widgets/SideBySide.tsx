import { Inbox } from './Inbox.tsx';
import { Match } from './Match.tsx';

/** Both sides of a booking on one page, with two people signed in. */
export const SideBySide = () => (
  <div className="jl-pair">
    <Match />
    <Inbox />
  </div>
);
