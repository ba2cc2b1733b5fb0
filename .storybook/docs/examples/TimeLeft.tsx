import { Pill } from '../../../packages/ui/src/index.ts';

export const CountAlone = () => <Pill tone="critical">27 minutes!</Pill>;
