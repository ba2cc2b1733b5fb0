import { PayoutsScreen } from '@tele/provider-inbox/screens';
import { useSearchParams } from 'react-router';
import { places } from '../places.ts';

/** `/work/payouts`; the payment provider returns to `?from=stripe` and `?again=1`. */
const PayoutsPage = () => {
  const [query] = useSearchParams();
  return (
    <PayoutsScreen
      back={{ href: places.openRequests.href() }}
      fromStripe={query.get('from') === 'stripe'}
      again={query.has('again')}
    />
  );
};

export default PayoutsPage;
