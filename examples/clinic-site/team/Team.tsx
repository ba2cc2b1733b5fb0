import { MatchWidget } from '@tele/match-widget';
import '@tele/match-widget/styles.css';
import { useState } from 'react';

interface TeamProps {
  apiBase: string;
  partner: string;
}

const people = [
  { name: 'Dr Ingrid Sorby', role: 'General practitioner, Tuesday to Friday' },
  { name: 'Dr Tomasz Wierzbicki', role: 'General practitioner, women’s health' },
  { name: 'Leilani Faleolo', role: 'Practice nurse' },
];

export function Team({ apiBase, partner }: TeamProps) {
  const [sent, setSent] = useState(false);
  return (
    <>
      <ul className="bp-people">
        {people.map(({ name, role }) => (
          <li key={name}>
            <strong>{name}</strong>
            <span>{role}</span>
          </li>
        ))}
      </ul>
      <h2>Specialists who see you from home</h2>
      {sent && (
        <p role="status">
          Request sent. Reception can see that a request was made and how it ends, but not your reason.
        </p>
      )}
      <MatchWidget
        apiBase={apiBase}
        partner={partner}
        profession="doctor"
        appearance={{ accent: '#b4532a', radius: '5px' }}
        onSubmitted={() => setSent(true)}
      />
    </>
  );
}
