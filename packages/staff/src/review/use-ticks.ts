import { staffChecks, type StaffCheck } from '@tele/core';
import { useKept } from '@tele/kit';

const none: readonly StaffCheck[] = [];

/** Ticked checks; they survive a reload, as they hold no personal data. */
export const useTicks = (
  applicationId: string,
): { ticked: readonly StaffCheck[]; tick: (check: StaffCheck) => void; forget: () => void } => {
  const [ticked, set] = useKept<readonly StaffCheck[]>({
    key: `tele.staff.ticks.${applicationId}`,
    read: (kept) => (Array.isArray(kept) ? staffChecks.filter((check) => kept.includes(check)) : null),
    initial: none,
  });
  const tick = (check: StaffCheck): void => {
    const next = staffChecks.filter((one) => (one === check ? !ticked.includes(one) : ticked.includes(one)));
    set(next.length === 0 ? none : next);
  };
  return { ticked, tick, forget: () => set(none) };
};
