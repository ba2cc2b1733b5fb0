import { useMessages } from '@tele/ui';
import { useEffect } from 'react';
import { NotSetUp } from '../host/NotSetUp.tsx';
import type { Problem } from './check-props.ts';
import { isSecretKey } from './kinds.ts';
import { problemMessages } from './problem.messages.ts';
import { formatProblem } from './format-problem.ts';

export const Misconfigured = ({ problems }: { problems: readonly Problem[] }) => {
  const t = useMessages(problemMessages);
  const said = problems.map((problem) => formatProblem(problem, t)).join(' ');
  const isLeaked = problems.some(({ given }) => isSecretKey(given));
  useEffect(() => {
    // In production too, which logs no other problems.
    if (isLeaked) globalThis.console.error(`Tele: ${said}`);
  }, [isLeaked, said]);
  return <NotSetUp said={said} />;
};
