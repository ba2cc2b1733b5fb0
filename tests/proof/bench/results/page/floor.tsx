// Least React that does the same: a card per specialist with a week, a day's times and a pick.
import { memo, useCallback, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

interface Specialist {
  specialistId: string;
  name: string;
  bio: string;
  subspecialties: readonly string[];
  location: { city: string; state: string };
}
interface Slot {
  startISO: string;
}

const api = `${location.origin}/api`;
const zone = { timeZone: 'Australia/Sydney' } as const;
const dayOf = new Intl.DateTimeFormat('en-AU', { ...zone, weekday: 'short', day: 'numeric', month: 'short' });
const timeOf = new Intl.DateTimeFormat('en-AU', { ...zone, hour: 'numeric', minute: '2-digit' });
const shown = 11;

interface CardProps {
  specialist: Specialist;
  picked: string | null;
  full: boolean;
  onPick: (id: string, iso: string) => void;
}

const Card = memo(function Card({ specialist, picked, full, onPick }: CardProps) {
  const { specialistId: id, name, bio, location: at, subspecialties } = specialist;
  const [days, setDays] = useState<[string, Slot[]][]>([]);
  const [open, setOpen] = useState(0);
  useEffect(() => {
    const load = async () => {
      const answer = await fetch(`${api}/availability/slots?specialistId=${id}&days=30`);
      const { items } = (await answer.json()) as { items: Slot[] };
      setDays([...Map.groupBy(items, ({ startISO }) => dayOf.format(new Date(startISO)))]);
    };
    void load();
  }, [id]);
  const next = days[0]?.[1][0]?.startISO;
  const times = days[open]?.[1] ?? [];
  return (
    <article>
      <h2>{name}</h2>
      <p>{`${at.city}, ${at.state}`}</p>
      <p>{subspecialties.join(', ')}</p>
      <p>{bio}</p>
      {next && (
        <button data-next disabled={full} onClick={() => onPick(id, picked ?? next)}>
          {picked ? `${timeOf.format(new Date(picked))} Remove` : `Next ${timeOf.format(new Date(next))}`}
        </button>
      )}
      {days.slice(0, 7).map(([day, { length }], index) => (
        <button key={day} onClick={() => setOpen(index)}>
          {day} {length}
        </button>
      ))}
      {times.slice(0, shown).map(({ startISO }) => (
        <button
          key={startISO}
          data-slot={startISO}
          aria-pressed={startISO === picked}
          disabled={full}
          onClick={() => onPick(id, startISO)}
        >
          {timeOf.format(new Date(startISO))}
        </button>
      ))}
      {times.length > shown && <button>{times.length - shown} more</button>}
    </article>
  );
});

const Page = () => {
  const [specialists, setSpecialists] = useState<Specialist[]>([]);
  const [picks, setPicks] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    const load = async () => {
      const answer = await fetch(`${api}/specialists/search`, { method: 'POST', body: '{}' });
      setSpecialists(((await answer.json()) as { items: Specialist[] }).items);
    };
    void load();
  }, []);
  const pick = useCallback((id: string, iso: string) => {
    setPicks(({ [id]: held, ...rest }) => (held === iso ? rest : { ...rest, [id]: iso }));
  }, []);
  const count = Object.keys(picks).length;
  return (
    <>
      {specialists.map((specialist) => {
        const picked = picks[specialist.specialistId] ?? null;
        const full = count >= 10 && picked === null;
        return <Card key={specialist.specialistId} {...{ specialist, picked, full, onPick: pick }} />;
      })}
      <p>{count} of 10 picked</p>
    </>
  );
};

const root = document.getElementById('root');
if (root) createRoot(root).render(<Page />);
