import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OwnMeeting } from '@tele/core';
import { callKey, callQuery, QueryBoundary, useChange, useTele } from '@tele/kit';
import { Skeleton, useMessages } from '@tele/ui';
import { AccountSection } from '../section/AccountSection.tsx';
import { SectionForm } from '../section/SectionForm.tsx';
import { useSectionForm } from '../section/use-section-form.ts';
import { MeetingFields } from './MeetingFields.tsx';
import { meetingBody, meetingEntries, meetingFields, type MeetingFormFields } from './meeting-form.ts';
import { meetingFaults, meetingMessages } from './meeting.messages.ts';

export const MeetingSection = () => {
  const t = useMessages(meetingMessages);
  const { client } = useTele();
  const query = useQuery(callQuery(client, 'myMeeting'));
  if (query.data) return <MeetingForm meeting={query.data} />;
  return (
    <AccountSection title={t.title} lede={t.lede}>
      <QueryBoundary
        query={query}
        errorTitle={t.loadFailed}
        loadingLabel={t.loading}
        loading={<Skeleton shape="block" height={220} />}
      >
        {() => null}
      </QueryBoundary>
    </AccountSection>
  );
};

const MeetingForm = ({ meeting }: { meeting: OwnMeeting }) => {
  const t = useMessages(meetingMessages);
  const cache = useQueryClient();
  const save = useChange('saveMeeting', {
    onDone: (saved) => cache.setQueryData<OwnMeeting>(callKey('myMeeting'), saved),
  });
  const saved = useSectionForm<MeetingFormFields>({
    fields: meetingFields,
    initial: meetingEntries(meeting),
    faults: useMessages(meetingFaults),
    onSave: async (values) => meetingEntries(await save.mutateAsync({ body: meetingBody(values) })),
  });
  return (
    <SectionForm title={t.title} lede={t.lede} saved={saved}>
      <MeetingFields form={saved.form} />
    </SectionForm>
  );
};
