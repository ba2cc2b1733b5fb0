import { Match } from './Match.tsx';

/** The same widget twice, with a person each: they share nothing. */
export const TwoPatients = () => (
  <div className="jl-pair">
    <Match />
    <Match name="MatchWidget 2" seat="second" />
  </div>
);
