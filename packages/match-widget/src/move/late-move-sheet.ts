import { lateCode } from '@tele/ui';

/** The sheet with the specialist's times, fetched when somebody wants to move a booking. */
export const lateMoveSheet = lateCode(() => import('./MoveForm.tsx').then(({ MoveForm }) => MoveForm));
