import { peopleMessages, QueryBoundary, type People } from '@tele/kit';
import { Skeleton, useMessages } from '@tele/ui';

/** In place of the steps while it is not known whom it is for: nothing is booked for somebody else instead. */
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
