import { instructionsRule, videoLinkRule } from '@tele/core';
import { FormField, TextField, useEntries, type TeleForm } from '@tele/kit';
import { RadioCards, useMessages } from '@tele/ui';
import { meetingMessages } from './meeting.messages.ts';
import type { MeetingFormFields } from './meeting-form.ts';
import '../section/FormSection.css';

export interface MeetingFieldsProps {
  form: TeleForm<MeetingFormFields>;
}

export const MeetingFields = ({ form }: MeetingFieldsProps) => {
  const t = useMessages(meetingMessages);
  const { way } = useEntries(form);
  return (
    <>
      <FormField form={form} name="way" group label={t.way} required className="tele-form-section__wide">
        {({ value, onValueChange }) => (
          <RadioCards
            layout="rows"
            options={[
              { value: 'phone', label: t.phone, description: t.phoneHint },
              { value: 'video', label: t.video, description: t.videoHint },
            ]}
            value={value}
            onValueChange={(next) => onValueChange(next === 'video' ? 'video' : 'phone')}
          />
        )}
      </FormField>
      {way === 'video' && (
        <TextField
          form={form}
          name="videoUrl"
          label={t.link}
          hint={t.linkHint}
          required
          className="tele-form-section__wide"
          input={{ type: 'url', inputMode: 'url', autoComplete: 'off', maxLength: videoLinkRule().maxLength }}
        />
      )}
      <TextField
        form={form}
        name="instructions"
        label={t.line}
        hint={t.lineHint}
        optional
        className="tele-form-section__wide"
        input={{ autoComplete: 'off', maxLength: instructionsRule.maxLength }}
      />
    </>
  );
};
