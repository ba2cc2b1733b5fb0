import { limits, type Category, type Licence } from '@tele/core';
import { FormField, type TeleForm } from '@tele/kit';
import { TextArea, useLate, useMessages } from '@tele/ui';
import { lateNotes } from '../advertising/late-notes.ts';
import { formMessages } from './form.messages.ts';
import type { RegisterFields } from './register-fields.ts';

export interface ProfileFieldProps {
  form: TeleForm<RegisterFields>;
  category: Category;
  text: string;
  licences: readonly Licence[];
}

export const ProfileField = ({ form, category, text, licences }: ProfileFieldProps) => {
  const t = useMessages(formMessages);
  const notes = useLate(lateNotes, text.trim() !== '');
  return (
    <>
      <FormField
        form={form}
        name="profile"
        label={t.aboutYou}
        optional
        hint={t.aboutHint({ used: text.length, most: limits.profileLength })}
      >
        {({ name, value, onChange, onBlur }) => (
          <TextArea rows={6} maxLength={limits.profileLength} {...{ name, value, onChange, onBlur }} />
        )}
      </FormField>
      {notes.tag === 'ready' && <notes.part {...{ category, text, licences }} />}
    </>
  );
};
