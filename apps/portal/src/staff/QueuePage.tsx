import { QueueScreen, readShown, writeShown } from '@tele/staff/screens';
import { useSearchParams } from 'react-router';
import { places } from '../places.ts';

const QueuePage = () => {
  const [query] = useSearchParams();
  const shown = readShown(query);
  return (
    <QueueScreen
      shown={shown}
      toShown={(one) => ({ href: `${places.staff.href()}${writeShown(one)}` })}
      toReview={(id) => ({ href: places.staffApplication.href(id) })}
    />
  );
};

export default QueuePage;
