import type { MatchWidgetProps } from '@tele/match-widget';
import { useEffect, useState } from 'react';
import type { Seat, Settings, TokenState } from './settings.ts';

type Token = MatchWidgetProps['token'];

async function fetchToken(person: string, signal?: AbortSignal): Promise<string> {
  const answer = await fetch(`/session/token?person=${encodeURIComponent(person)}`, { signal });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.text();
}

function spoilt(token: string, state: TokenState): string {
  const [head = '', claims = '', signature = ''] = token.split('.');
  if (state === 'rejected') return [head, claims, signature.replaceAll(/[A-M]/g, 'x')].join('.');
  if (state !== 'expired') return token;
  const plain = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as Record<string, unknown>;
  return [head, btoa(JSON.stringify({ ...plain, exp: 1 })).replaceAll('=', ''), signature].join('.');
}

export const useToken = ({ people, token: state, given }: Settings, seat: Seat): Token => {
  const person = people[seat];
  const fixed = given === 'string' && person !== '' ? `${person} ${state}` : null;
  const [have, setHave] = useState({ of: '', token: '' });
  useEffect(() => {
    if (fixed === null) return undefined;
    const controller = new AbortController();
    fetchToken(person, controller.signal).then(
      (token) => setHave({ of: fixed, token: spoilt(token, state) }),
      () => undefined,
    );
    return () => controller.abort();
  }, [fixed, person, state]);
  if (person === '') return null;
  if (fixed !== null) return have.of.startsWith(`${person} `) ? have.token : null;
  return async ({ signal }) => {
    if (state === 'throws') throw new Error('Your session on this site has expired.');
    if (state === 'silent') return new Promise<null>(() => undefined);
    return spoilt(await fetchToken(person, signal), state);
  };
};
