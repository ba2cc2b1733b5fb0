import { professionOf, type DocumentAsked, type ProfessionId } from '@tele/core';
import { TeleError } from '@tele/client';
import { errorText, useChange } from '@tele/kit';
import { Button, Notice, useMessages } from '@tele/ui';
import { useMemo, useState } from 'react';
import { DocumentList } from '../documents/DocumentList.tsx';
import type { HeldDocument } from '../documents/rows.ts';
import { useUploads } from '../documents/use-uploads.ts';
import { updateMessages } from './update.messages.ts';
import './UpdateDocumentsScreen.css';

export interface UpdateFormProps {
  profession: ProfessionId;
  requirements: readonly DocumentAsked[];
  held: readonly HeldDocument[] | undefined;
  onSaved: () => void;
}

export const UpdateForm = ({ profession, requirements, held, onSaved }: UpdateFormProps) => {
  const t = useMessages(updateMessages);
  const kinds = useMemo(() => requirements.map(({ kind }) => kind), [requirements]);
  const uploads = useUploads({ desk: `update.${profession}`, kinds, held });
  const update = useChange('updateDocuments');
  const [news, setNews] = useState<{ tone: 'positive' | 'caution' | 'critical'; text: string } | null>(null);
  const category = professionOf(profession)?.path ?? profession;
  const save = async (): Promise<void> => {
    const documents = uploads.newKeys;
    const wrong = requirements.filter(({ kind }) => uploads.faults.includes(kind)).map(({ label }) => label);
    if (uploads.busy) return setNews({ tone: 'caution', text: t.uploading });
    if (wrong.length > 0) return setNews({ tone: 'caution', text: t.toFix({ documents: wrong }) });
    if (Object.keys(documents).length === 0) return setNews({ tone: 'caution', text: t.nothingNew });
    setNews(null);
    try {
      await update.mutateAsync({ params: { category }, body: { documents } });
      uploads.clear();
      setNews({ tone: 'positive', text: t.saved });
      return onSaved();
    } catch (error) {
      if (error instanceof TeleError) uploads.refuse(error.fields);
      return setNews({ tone: 'critical', text: errorText(error, t.saveFailed) });
    }
  };
  return (
    <>
      <DocumentList uploads={uploads} requirements={requirements} />
      <p className="tele-update-documents__hint">{t.photoShown}</p>
      {news && (
        <Notice compact tone={news.tone} role={news.tone === 'positive' ? 'status' : 'alert'}>
          {news.text}
        </Notice>
      )}
      <div>
        <Button
          variant="primary"
          size="lg"
          loading={update.isPending}
          loadingLabel={t.saving}
          onClick={() => void save()}
        >
          {t.save}
        </Button>
      </div>
    </>
  );
};
