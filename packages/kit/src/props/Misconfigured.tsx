import { ErrorState, useMessages } from '@tele/ui';
import { useReady } from '../host/use-ready.ts';
import type { Problem } from './check-props.ts';
import { problemMessages } from './problem.messages.ts';
import { sayProblem } from './say-problem.ts';

/** In place of a widget whose host gave it what it cannot work with: a word for the person, and one for whoever can set it right. */
export const Misconfigured = ({ problems }: { problems: readonly Problem[] }) => {
  const t = useMessages(problemMessages);
  useReady(true);
  const said = problems.map((problem) => sayProblem(problem, t)).join(' ');
  return (
    <ErrorState
      level={1}
      message={t.title}
      detail={
        <>
          {t.detail}
          <br />
          {t.forSite} {said}
        </>
      }
    />
  );
};
