import type { Calendars } from '@tele/core';
import { useChange } from '@tele/kit';
import {
  Button,
  Card,
  CardBody,
  CardFooter,
  CardHeader,
  ConfirmDialog,
  Field,
  TextInput,
  useFocusKept,
  useMessages,
  useToast,
} from '@tele/ui';
import { useRef, useState } from 'react';
import { workingTimeMessages } from './working-time.messages.ts';
import './WorkingTime.css';

export interface FeedCardProps {
  feed: Calendars['feed'];
}

export const FeedCard = ({ feed }: FeedCardProps) => {
  const t = useMessages(workingTimeMessages);
  const toast = useToast();
  const [asking, setAsking] = useState<'new' | 'end' | null>(null);
  const address = useRef<HTMLInputElement>(null);
  const focus = useFocusKept<HTMLElement>(feed ? 'some' : 'none');
  const make = useChange('makeCalendarFeed');
  const end = useChange('endCalendarFeed');
  const failed = { onError: () => toast.show(t.feedFailed, { tone: 'critical' as const }) };
  const close = (): void => {
    setAsking(null);
    make.reset();
    end.reset();
  };
  const copy = (text: string): void => {
    // Pages without https have no clipboard; the text can still be selected.
    const { clipboard } = navigator as { clipboard?: Clipboard };
    const copied = clipboard?.writeText(text) ?? Promise.reject(new Error('No clipboard.'));
    copied.then(
      () => toast.show(t.copied, { tone: 'positive' }),
      () => {
        address.current?.select();
        toast.show(t.notCopied);
      },
    );
  };
  return (
    <Card {...focus}>
      <CardHeader title={t.feed} level={3} />
      {feed ? (
        <CardBody>
          <div className="tele-working-time__address">
            <Field label={t.address} hint={t.feedHint}>
              <TextInput ref={address} readOnly value={feed.address} />
            </Field>
            <Button onClick={() => copy(feed.address)}>{t.copy}</Button>
          </div>
        </CardBody>
      ) : (
        <CardBody className="tele-working-time__hint">{t.feedHint}</CardBody>
      )}
      <CardFooter>
        {feed ? (
          <>
            <Button variant="ghost" onClick={() => setAsking('new')}>
              {t.newFeed}
            </Button>
            <Button variant="ghost" onClick={() => setAsking('end')}>
              {t.endFeed}
            </Button>
          </>
        ) : (
          <Button loading={make.isPending} loadingLabel={t.making} onClick={() => make.mutate(undefined, failed)}>
            {t.makeFeed}
          </Button>
        )}
      </CardFooter>
      <ConfirmDialog
        open={asking === 'new'}
        title={t.newFeedTitle}
        confirmLabel={t.newFeed}
        busy={make.isPending}
        busyLabel={t.making}
        error={make.isError && t.feedFailed}
        onCancel={close}
        onConfirm={() => make.mutate(undefined, { onSuccess: close })}
      >
        {t.newFeedText}
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'end'}
        tone="danger"
        title={t.endFeedTitle}
        confirmLabel={t.endFeed}
        busy={end.isPending}
        busyLabel={t.ending}
        error={end.isError && t.feedFailed}
        onCancel={close}
        onConfirm={() => end.mutate(undefined, { onSuccess: close })}
      >
        {t.endFeedText}
      </ConfirmDialog>
    </Card>
  );
};
