import { lintProfile, type Category, type Licence } from '@tele/core';
import { Notice, useMessages } from '@tele/ui';
import { advertisingMessages } from './advertising.messages.ts';
import './AdvertisingNotes.css';

export interface AdvertisingNotesProps {
  category: Category;
  text: string;
  /** Licences of the writer, which permit some words. */
  licences: readonly Licence[];
}

export const AdvertisingNotes = ({ category, text, licences }: AdvertisingNotesProps) => {
  const t = useMessages(advertisingMessages);
  const warnings = lintProfile(category, text, { licences });
  const count = warnings.length;
  return (
    <div role="status">
      {count > 0 && (
        <Notice tone="caution" compact title={t.title({ count })}>
          <ul className="tele-advertising-notes">
            {warnings.map(({ id, from, found, why, law }) => (
              <li key={`${id}${from}`}>
                <q className="tele-advertising-notes__words">{found}</q> <span>{why}</span>
                {law && <small>{law}</small>}
              </li>
            ))}
          </ul>
          <span>{t.text}</span>
        </Notice>
      )}
    </div>
  );
};
