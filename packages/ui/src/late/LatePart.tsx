import type { ReactNode } from 'react';
import { ErrorState } from '../error-state/ErrorState.tsx';
import { lateMessages } from './late.messages.ts';
import { useMessages } from '../messages/use-messages.ts';
import type { LateCode } from './late-code.ts';
import { useLate } from './use-late.ts';

export interface LatePartProps<Part> {
  code: LateCode<Part>;
  loading: ReactNode;
  headingLevel?: 1 | 2 | 3;
  children: (part: Part) => ReactNode;
}

/** Renders lazy-loaded code. A failed load shows an error with a retry, only in its place. */
export const LatePart = <Part,>({ code, loading, headingLevel = 2, children }: LatePartProps<Part>) => {
  const late = useLate(code);
  const t = useMessages(lateMessages);
  if (late.tag === 'ready') return children(late.part);
  if (late.tag === 'waiting') return loading;
  return <ErrorState level={headingLevel} message={t.partFailed} detail={t.partFailedDetail} onRetry={late.retry} />;
};
