import { buildAskQuery, parseAskQuery } from '@tele/core';
import { AskScreen } from '@tele/match-widget/screens';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router';
import { places } from '../places.ts';
import { readProfession } from './profession-param.ts';
import { useTypedAddress } from './use-typed-address.ts';

/** `/match/:profession/ask?specialty&when&words&state&reason` */
const AskPage = () => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const profession = readProfession(useParams().profession);
  const onTyped = useTypedAddress();
  const initial = parseAskQuery(search);
  if (!profession.canonical) return <Navigate to={{ pathname: places.ask.href(profession.id), search }} replace />;
  return (
    <AskScreen
      key={profession.id}
      profession={profession.id}
      initial={initial}
      onChange={(typed) => onTyped(places.ask.href(profession.id, buildAskQuery(typed)))}
      searchHref={places.search.href(profession.id, buildAskQuery({ ...initial, timeframe: null, timeframeWords: '' }))}
      cancelHref={places.requests.href()}
      onOpenRequest={({ requestId }) => void navigate(places.asked.href(requestId))}
      onAsked={({ requestId }) => void navigate(places.asked.href(requestId))}
    />
  );
};

export default AskPage;
