import type { MyData } from '@tele/core';
import { errorText, saveFile, useChange, useFormat } from '@tele/kit';
import { Button, DownloadIcon, useLocale, useMessages, useToast } from '@tele/ui';
import { useState } from 'react';
import { AccountRow } from '../section/AccountRow.tsx';
import { dataPage } from './data-page.ts';
import { heldWords, myDataMessages } from './my-data.messages.ts';
import '../section/AccountScreen.css';

type Kind = 'html' | 'json';

/** Downloads all personal data as a web page or JSON. Fetched fresh each time, never cached. `works`: specialist. */
export const DownloadRow = ({ works }: { works: boolean }) => {
  const t = useMessages(myDataMessages);
  const words = useMessages(heldWords);
  const format = useFormat();
  const locale = useLocale();
  const toast = useToast();
  const { mutateAsync, isPending, error, reset } = useChange('downloadMyData');
  const [requestedKind, setRequestedKind] = useState<Kind>('html');
  const textOf = (kind: Kind, data: MyData): string => {
    if (kind === 'json') return JSON.stringify(data, null, 2);
    return dataPage(data, { words: words as unknown as Record<string, string>, format, locale });
  };
  const take = async (kind: Kind, page: Document): Promise<void> => {
    setRequestedKind(kind);
    const data = await mutateAsync().catch(() => null);
    if (data === null) return;
    const type = kind === 'json' ? 'application/json' : 'text/html';
    saveFile(page, { name: `tele-my-data-${data.madeAt.slice(0, 10)}.${kind}`, type, text: textOf(kind, data) });
    // Frees memory once saved.
    reset();
    toast.show(t.downloaded, { tone: 'positive' });
  };
  const button = (kind: Kind, label: string) => (
    <Button
      size="sm"
      iconStart={DownloadIcon}
      loading={isPending && requestedKind === kind}
      loadingLabel={t.preparing}
      disabled={isPending && requestedKind !== kind}
      onClick={({ currentTarget }) => void take(kind, currentTarget.ownerDocument)}
    >
      {label}
    </Button>
  );
  return (
    <AccountRow
      title={t.download}
      hint={works ? t.downloadHintWorks : t.downloadHint}
      problem={error && errorText(error, t.downloadFailed)}
    >
      <span className="tele-account-screen__buttons">
        {button('html', t.asPage)}
        {button('json', t.asJson)}
      </span>
    </AccountRow>
  );
};
