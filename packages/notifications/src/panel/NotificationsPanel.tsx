import { QueryBoundary } from '@tele/kit';
import type { SeenKeys, NotificationFacts } from '@tele/core';
import { Heading, Sheet, Skeleton, useMessages } from '@tele/ui';
import { useEffect, useId, useState } from 'react';
import type { NotificationHrefs, NotificationSide } from '../hrefs.ts';
import { useNotifications } from '../notifications.data.ts';
import { NewsSections } from './NewsSections.tsx';
import { notificationsMessages } from './notifications.messages.ts';
import './NotificationsPanel.css';

export interface NotificationsPanelProps {
  side: NotificationSide;
  hrefs: NotificationHrefs;
  /** Seen keys when the panel opened: the others stay marked new. */
  seen: SeenKeys;
  /** Called with all shown items, which are now seen. */
  onSeen: (notifications: NotificationFacts) => void;
  onClose: () => void;
}

const Loading = () => (
  <div className="tele-notifications__loading">
    {[1, 2, 3].map((each) => (
      <Skeleton key={each} shape="block" height={48} />
    ))}
  </div>
);

const Body = ({ side, hrefs, seen, onSeen, onClose }: NotificationsPanelProps) => {
  const t = useMessages(notificationsMessages);
  const query = useNotifications(side);
  const [before] = useState(seen);
  const { data } = query;
  useEffect(() => {
    if (data) onSeen(data);
  }, [data, onSeen]);
  return (
    <QueryBoundary
      query={query}
      loading={<Loading />}
      loadingLabel={t.loading}
      errorTitle={t.notLoaded}
      headingLevel={3}
    >
      {(news) => <NewsSections news={news} side={side} hrefs={hrefs} before={before} onFollow={onClose} />}
    </QueryBoundary>
  );
};

export const NotificationsPanel = (props: NotificationsPanelProps) => {
  const t = useMessages(notificationsMessages);
  const id = useId();
  return (
    <section aria-labelledby={id} className="tele-notifications">
      <Heading level={2} look="card" id={id} className="tele-notifications__title">
        {t.title}
      </Heading>
      <Body {...props} />
    </section>
  );
};

export const NotificationsSheet = ({ open, ...props }: NotificationsPanelProps & { open: boolean }) => {
  const t = useMessages(notificationsMessages);
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && props.onClose()}
      title={t.title}
      className="tele-notifications-sheet"
    >
      <Body {...props} />
    </Sheet>
  );
};
