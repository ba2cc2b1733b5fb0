import { limits, profileMost, type SpecialistProfile } from '@tele/core';
import { lateCategories, lateNotes } from '@tele/doctor-register/screens';
import { FormField, useEntries } from '@tele/kit';
import { TextArea, useLate, useMessages } from '@tele/ui';
import { SectionForm } from '../section/SectionForm.tsx';
import { useSectionForm } from '../section/use-section-form.ts';
import type { OwnPartProps } from './own-part.ts';
import { aboutBody, aboutFields, aboutOf, type AboutFields } from './own-profile-form.ts';
import { ownProfileFaults, ownProfileMessages } from './own-profile.messages.ts';
import { StaleNotice } from './StaleNotice.tsx';
import '../section/FormSection.css';

export const AboutSection = ({ profile, own, onReadAgain }: OwnPartProps) => {
  const t = useMessages(ownProfileMessages);
  const saved = useSectionForm<AboutFields>({
    fields: aboutFields,
    initial: aboutOf(profile),
    faults: useMessages(ownProfileFaults),
    kept: own.draft?.about ?? null,
    onWrite: (entries) => own.write('about', entries),
    onSave: async (values) => aboutOf(await own.save('about', aboutBody(values))),
  });
  const { form } = saved;
  const { bio } = useEntries(form);
  return (
    <SectionForm
      title={t.about}
      lede={t.aboutLede}
      saved={saved}
      problem={own.stale === 'about' && <StaleNotice onReadAgain={onReadAgain} />}
    >
      <div className="tele-form-section__wide">
        <FormField
          form={form}
          name="bio"
          label={t.bio}
          optional
          hint={t.bioHint({ used: bio.length, most: limits.profileLength })}
        >
          {({ name, value, onChange, onBlur }) => (
            <TextArea rows={6} maxLength={limits.profileLength} {...{ name, value, onChange, onBlur }} />
          )}
        </FormField>
        <Notes profile={profile} text={bio} />
      </div>
      <FormField
        form={form}
        name="subspecialties"
        label={t.interests}
        optional
        hint={t.interestsHint({ most: profileMost.subspecialties })}
        className="tele-form-section__wide"
      >
        {({ name, value, onChange, onBlur }) => <TextArea rows={4} {...{ name, value, onChange, onBlur }} />}
      </FormField>
    </SectionForm>
  );
};

const Notes = ({ profile, text }: { profile: SpecialistProfile; text: string }) => {
  const isWritten = text.trim() !== '';
  const notes = useLate(lateNotes, isWritten);
  const category = useLate(lateCategories[profile.profession], isWritten);
  if (notes.tag !== 'ready' || category.tag !== 'ready') return null;
  return <notes.part category={category.part} text={text} licences={profile.licences} />;
};
