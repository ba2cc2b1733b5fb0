import { buildAskQuery, parseAskQuery, type AskValue } from '@tele/core';
import { useAfter } from '@tele/kit';
import { AskScreen } from '@tele/match-widget/screens';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router';
import { places } from '../places.ts';
import { readProfession } from './profession-param.ts';

/** How long after a key what is typed is in the address, so that a reload and Back find it, in milliseconds. */
const settled = 300;

/** `/match/:profession/ask?specialty&when&words&state&reason` */
const AskPage = () => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const profession = readProfession(useParams().profession);
  const [typed, setTyped] = useState<AskValue | null>(null);
  useAfter(typed && settled, () => {
    if (typed) void navigate(places.ask.href(profession.id, buildAskQuery(typed)), { replace: true });
    setTyped(null);
  });
  const initial = parseAskQuery(search);
  if (!profession.canonical) return <Navigate to={{ pathname: places.ask.href(profession.id), search }} replace />;
  return (
    <AskScreen
      key={profession.id}
      profession={profession.id}
      initial={initial}
      onChange={setTyped}
      searchHref={places.search.href(profession.id, buildAskQuery({ ...initial, timeframe: null, timeframeWords: '' }))}
      cancelHref={places.requests.href()}
      onOpenRequest={({ requestId }) => void navigate(places.asked.href(requestId))}
      onAsked={({ requestId }) => void navigate(places.asked.href(requestId))}
    />
  );
};

export default AskPage;
