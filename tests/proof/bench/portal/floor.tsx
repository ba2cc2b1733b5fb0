// Least React that fetches and lists a route's data: no router, cache or CSS.
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { FirstRoute } from './routes.ts';

type Plan = Pick<FirstRoute, 'calls'> & { apiBase: string };
type Item = Record<string, unknown>;

const { apiBase, calls } = JSON.parse(decodeURIComponent(location.hash.slice(1))) as Plan;
const token = localStorage.getItem('tele.token');

async function ask({ method, path, body }: Plan['calls'][number]): Promise<Item[]> {
  const headers: Record<string, string> = { authorization: `Bearer ${token}` };
  if (body) headers['content-type'] = 'application/json';
  const answer = await fetch(apiBase + path, { method, headers, body: body ? JSON.stringify(body) : null });
  const read = (await answer.json()) as Item;
  return (read['items'] ?? [read]) as Item[];
}

async function askAll(): Promise<Item[]> {
  return (await Promise.all(calls.map(ask))).flat();
}

const Floor = () => {
  const [items, setItems] = useState<Item[] | null>(null);
  useEffect(() => void askAll().then(setItems), []);
  if (!items) return <p>Loading</p>;
  return (
    <ul id="usable">
      {items.slice(0, 50).map((item, index) => (
        <li key={index}>{Object.values(item).join(' ')}</li>
      ))}
    </ul>
  );
};

const root = document.getElementById('root');
if (root) createRoot(root).render(<Floor />);
