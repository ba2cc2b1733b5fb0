import { Notice } from '../../../packages/ui/src/index.ts';

export const AsksSomething = () => <Notice tone="critical">Card declined. Try again within five seconds.</Notice>;
