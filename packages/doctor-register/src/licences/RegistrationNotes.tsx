import type { Category } from '@tele/core';
import { Disclosure, useMessages } from '@tele/ui';
import { licencesMessages } from './licences.messages.ts';
import './LicencesEditor.css';

export const RegistrationNotes = ({ category }: { category: Pick<Category, 'registration'> }) => {
  const t = useMessages(licencesMessages);
  const { stateNotes, protectedTitles } = category.registration;
  const notes = Object.entries(stateNotes);
  if (notes.length + protectedTitles.length === 0) return null;
  return (
    <Disclosure look="link" summary={t.about}>
      <dl className="tele-licences__notes">
        {notes.map(([state, note]) => (
          <div key={state}>
            <dt>{state}</dt>
            <dd>{note}</dd>
          </div>
        ))}
        {protectedTitles.length > 0 && (
          <div>
            <dt>{t.titles}</dt>
            {protectedTitles.map(({ titles, who }) => (
              <dd key={titles.join()}>{t.titleOf({ titles: titles.join(', '), who })}</dd>
            ))}
          </div>
        )}
      </dl>
    </Disclosure>
  );
};
