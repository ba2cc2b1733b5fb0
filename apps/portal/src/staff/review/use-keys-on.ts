import { useKept } from '@tele/kit';

/** Whether single keys work, which somebody may turn off for as long as their tab is open. */
export const useKeysOn = (): [on: boolean, turn: (on: boolean) => void] =>
  useKept({ key: 'tele.staff.keys', read: (kept) => (typeof kept === 'boolean' ? kept : null), initial: true });
