import { buildOpenRequestQuery, parseOpenRequestQuery } from '@tele/core';
import { NewOpenRequestScreen } from '@tele/match-widget/screens';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router';
import { places } from '../places.ts';
import { readProfession } from './profession-param.ts';
import { useTypedAddress } from './use-typed-address.ts';

const NewOpenRequestPage = () => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const profession = readProfession(useParams().profession);
  const onTyped = useTypedAddress();
  const initial = parseOpenRequestQuery(search);
  if (!profession.canonical)
    return <Navigate to={{ pathname: places.newOpenRequest.href(profession.id), search }} replace />;
  return (
    <NewOpenRequestScreen
      key={profession.id}
      profession={profession.id}
      initial={initial}
      onChange={(typed) => onTyped(places.newOpenRequest.href(profession.id, buildOpenRequestQuery(typed)))}
      searchHref={places.search.href(
        profession.id,
        buildOpenRequestQuery({ ...initial, timeframe: null, timeframeWords: '' }),
      )}
      cancelHref={places.requests.href()}
      onOpenRequest={({ requestId }) => void navigate(places.openRequest.href(requestId))}
      onOpenRequestCreated={({ requestId }) => void navigate(places.openRequest.href(requestId))}
    />
  );
};

export default NewOpenRequestPage;
