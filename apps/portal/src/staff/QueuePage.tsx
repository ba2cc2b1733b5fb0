import { useSearchParams } from 'react-router';
import { places } from '../places.ts';
import { QueueScreen } from './queue/QueueScreen.tsx';
import { readShown, writeShown } from './queue/shown.ts';

/** `/staff?show=` */
const QueuePage = () => {
  const [query] = useSearchParams();
  const shown = readShown(query);
  return (
    <QueueScreen
      shown={shown}
      shownHref={(one) => `${places.staff.href()}${writeShown(one)}`}
      reviewHref={places.staffApplication.href}
    />
  );
};

export default QueuePage;
