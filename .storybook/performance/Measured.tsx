import { Profiler, type ReactNode } from 'react';
import { inTestRun } from '../test-run.ts';
import { measure } from './measure.ts';

interface MeasuredProps {
  /** One story stands alone: a page of documentation shows many at once, of which no figure would be one's own. */
  alone: boolean;
  children: ReactNode;
}

/** Measures what stands in it, for the panel 'Performance'. */
export const Measured = ({ alone, children }: MeasuredProps) =>
  alone && !inTestRun ? (
    <Profiler id="story" onRender={measure}>
      {children}
    </Profiler>
  ) : (
    children
  );
