import { Inbox } from './Inbox.tsx';
import { Match } from './Match.tsx';

export const SideBySide = () => (
  <div className="jl-pair">
    <Match />
    <Inbox />
  </div>
);
