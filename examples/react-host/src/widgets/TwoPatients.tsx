import { Match } from './Match.tsx';

export const TwoPatients = () => (
  <div className="jl-pair">
    <Match />
    <Match name="MatchWidget 2" seat="second" />
  </div>
);
