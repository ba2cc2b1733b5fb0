import { TextField, useChange, useForm } from '@tele/kit';
import { Button, Notice, Sheet, useMessages } from '@tele/ui';
import { calendarFields, type CalendarFields } from './working-time-form.ts';
import { workingTimeFaults, workingTimeMessages } from './working-time.messages.ts';
import '../section/FormSection.css';

export interface ConnectCalendarSheetProps {
  open: boolean;
  /** `checked`: the host exists. */
  onAdded: (checked: boolean) => void;
  onClose: () => void;
}

export const ConnectCalendarSheet = ({ open, onAdded, onClose }: ConnectCalendarSheetProps) => {
  const t = useMessages(workingTimeMessages);
  const add = useChange('addCalendar');
  const form = useForm<CalendarFields>({
    fields: calendarFields,
    initial: { name: '', address: '' },
    faults: useMessages(workingTimeFaults),
    failureText: t.notAdded,
    onSubmit: async (values) => {
      const { addressChecked } = await add.mutateAsync({ body: values });
      onAdded(addressChecked);
    },
  });
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t.addCalendar}
      description={t.addCalendarLede}
      dismissible={!form.busy}
      footer={
        <Button type="submit" form={form.props.id} variant="primary" loading={form.busy} loadingLabel={t.adding}>
          {t.add}
        </Button>
      }
    >
      <form {...form.props} className="tele-form-section__fields">
        <TextField
          form={form}
          name="name"
          label={t.name}
          hint={t.nameHint}
          required
          input={{ autoComplete: 'off', maxLength: calendarFields.name.maxLength }}
        />
        <TextField
          form={form}
          name="address"
          label={t.ical}
          hint={t.icalHint}
          required
          input={{
            inputMode: 'url',
            autoComplete: 'off',
            spellCheck: false,
            maxLength: calendarFields.address.maxLength,
          }}
        />
        {form.problem && (
          <Notice tone="critical" role="alert" compact>
            {form.problem}
          </Notice>
        )}
      </form>
    </Sheet>
  );
};
