import { useQueryClient } from '@tanstack/react-query';
import { defaultMeeting, type OwnMeeting } from '@tele/core';
import { callKey, useChange, useForm } from '@tele/kit';
import { Button, Notice, Sheet, useMessages } from '@tele/ui';
import { MeetingFields } from './MeetingFields.tsx';
import { meetingBody, meetingEntries, meetingFields, type MeetingFormFields } from './meeting-form.ts';
import { meetingFaults, meetingMessages } from './meeting.messages.ts';
import './AskMeetingSheet.css';

export interface AskMeetingSheetProps {
  open: boolean;
  /** Called when answered or postponed. */
  onClose: () => void;
}

export const AskMeetingSheet = ({ open, onClose }: AskMeetingSheetProps) => {
  const t = useMessages(meetingMessages);
  const cache = useQueryClient();
  const save = useChange('saveMeeting', {
    onDone: (saved) => cache.setQueryData<OwnMeeting>(callKey('myMeeting'), saved),
  });
  const form = useForm<MeetingFormFields>({
    fields: meetingFields,
    initial: meetingEntries(defaultMeeting),
    faults: useMessages(meetingFaults),
    failureText: t.saveFailed,
    onSubmit: async (values) => {
      await save.mutateAsync({ body: meetingBody(values) });
      onClose();
    },
  });
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      dismissible={!form.busy}
      title={t.askTitle}
      description={t.askLede}
      footer={
        <div className="tele-ask-meeting__foot">
          <Button onClick={onClose} disabled={form.busy}>
            {t.later}
          </Button>
          <Button type="submit" form={form.props.id} variant="primary" loading={form.busy} loadingLabel={t.saving}>
            {t.save}
          </Button>
        </div>
      }
    >
      <form {...form.props} aria-label={t.askTitle} className="tele-ask-meeting">
        <MeetingFields form={form} />
        {form.problem && (
          <Notice tone="critical" role="alert" compact>
            {form.problem}
          </Notice>
        )}
      </form>
    </Sheet>
  );
};
