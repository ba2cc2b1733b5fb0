import { lateCode, useLate } from '@tele/ui';
import { useReadOnly } from '../provider/context.ts';
import type { PausedProps } from './Paused.tsx';

const latePaused = lateCode(() => import('./Paused.tsx'));

/** Notice during read-only mode, before people enter changes that would be refused. */
export const ReadOnlyNotice = (look: Pick<PausedProps, 'frame'>) => {
  const readOnly = useReadOnly();
  const late = useLate(latePaused, readOnly);
  return readOnly !== null && late.tag === 'ready' ? <late.part.Paused until={readOnly} {...look} /> : null;
};
