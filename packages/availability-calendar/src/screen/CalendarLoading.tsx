import { useAfter } from '@tele/kit';
import { Skeleton } from '@tele/ui';
import { useState } from 'react';

/** When a loading that takes its time begins to show; a quick one makes nothing that it would only throw away. */
const lateMs = 200;

/** The box of the grid, with nothing in it yet. */
export const CalendarLoading = () => {
  const [late, setLate] = useState(false);
  useAfter(late ? null : lateMs, () => setLate(true));
  return (
    <div className="tele-availability__loading">
      {late &&
        Array.from({ length: 7 }, (_, index) => (
          <Skeleton key={index} shape="block" height={104 + ((index * 53) % 130)} />
        ))}
    </div>
  );
};
