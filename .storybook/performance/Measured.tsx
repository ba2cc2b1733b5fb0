import { Profiler, type ReactNode } from 'react';
import { inTestRun } from '../test-run.ts';
import { measure } from './measure.ts';

interface MeasuredProps {
  /** True for a single story: figures of several on one docs page would mix. */
  alone: boolean;
  children: ReactNode;
}

export const Measured = ({ alone, children }: MeasuredProps) =>
  alone && !inTestRun ? (
    <Profiler id="story" onRender={measure}>
      {children}
    </Profiler>
  ) : (
    children
  );
