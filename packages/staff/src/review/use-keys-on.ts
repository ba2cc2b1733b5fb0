import { useKept } from '@tele/kit';

/** Single-key shortcuts, which may be turned off for the tab. */
export const useKeysOn = (): [on: boolean, turn: (on: boolean) => void] =>
  useKept({ key: 'tele.staff.keys', read: (kept) => (typeof kept === 'boolean' ? kept : null), initial: true });
