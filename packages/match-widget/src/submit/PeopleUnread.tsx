import { peopleMessages, QueryBoundary, type People } from '@tele/kit';
import { Skeleton, useMessages } from '@tele/ui';

/** Replaces the steps while the person is unknown, so nothing is booked for the wrong one. */
export const PeopleUnread = ({ people }: { people: People }) => {
  const t = useMessages(peopleMessages);
  return (
    <QueryBoundary
      query={people.query}
      loading={<Skeleton shape="block" height={180} />}
      loadingLabel={t.whoFor}
      errorTitle={t.loadFailed}
    >
      {() => null}
    </QueryBoundary>
  );
};
