import { dayKey, sydney, type TimeOff } from '@tele/core';
import { DateInput, errorText, FormField, useChange, useForm, useTele } from '@tele/kit';
import { Button, Notice, Sheet, useMessages } from '@tele/ui';
import { daysOff, timeOffBody, timeOffField, timeOffRules, type TimeOffFields } from './working-time-form.ts';
import { workingTimeFaults, workingTimeMessages } from './working-time.messages.ts';
import '../section/AccountScreen.css';
import '../section/FormSection.css';

export interface TimeOffSheetProps {
  open: boolean;
  /** Null for new time off. */
  timeOff: TimeOff | null;
  /** Added, saved or removed: receives the toast text. */
  onDone: (said: string) => void;
  onClose: () => void;
}

/** First and last day, with removal. Remounted each time it opens. */
export const TimeOffSheet = ({ open, timeOff, onDone, onClose }: TimeOffSheetProps) => {
  const t = useMessages(workingTimeMessages);
  const { now } = useTele();
  const today = dayKey(now().toISOString(), sydney);
  const add = useChange('addTimeOff');
  const save = useChange('saveTimeOff');
  const remove = useChange('deleteTimeOff');
  const { first, last } = timeOff ? daysOff(timeOff) : { first: '', last: '' };
  const form = useForm<TimeOffFields>({
    fields: timeOffRules,
    initial: { first, last },
    faults: useMessages(workingTimeFaults),
    fieldOf: timeOffField,
    failureText: timeOff ? t.notSaved : t.notAdded,
    draft: `account.time-off ${timeOff?.timeOffId ?? 'new'}`,
    onSubmit: async (values) => {
      const body = timeOffBody(values);
      if (timeOff) await save.mutateAsync({ params: { id: timeOff.timeOffId }, body });
      else await add.mutateAsync({ body });
      onDone(timeOff ? t.timeOffSaved : t.timeOffAdded);
    },
  });
  const problem = form.problem ?? (remove.error && errorText(remove.error, t.notRemoved));
  const busy = form.busy || remove.isPending;
  /** Closing discards the dates that would return after a sign-in. */
  const giveUp = (): void => {
    form.forget();
    onClose();
  };
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && giveUp()}
      title={timeOff ? t.editTimeOff : t.addTimeOff}
      description={t.timeOffLede}
      dismissible={!busy}
      footer={
        <div className="tele-account-screen__buttons">
          {timeOff && (
            <Button
              variant="danger"
              disabled={form.busy}
              loading={remove.isPending}
              loadingLabel={t.removing}
              onClick={() =>
                remove.mutate(
                  { params: { id: timeOff.timeOffId } },
                  {
                    onSuccess: () => {
                      form.forget();
                      onDone(t.timeOffRemoved);
                    },
                  },
                )
              }
            >
              {t.remove}
            </Button>
          )}
          <Button
            type="submit"
            form={form.props.id}
            variant="primary"
            disabled={remove.isPending}
            loading={form.busy}
            loadingLabel={timeOff ? t.saving : t.adding}
          >
            {timeOff ? t.save : t.add}
          </Button>
        </div>
      }
    >
      <form {...form.props} className="tele-form-section__fields">
        <FormField form={form} name="first" label={t.first} required>
          {({ name, value, onValueChange, onBlur }) => (
            <DateInput {...(timeOff ? {} : { min: today })} {...{ name, value, onValueChange, onBlur }} />
          )}
        </FormField>
        <FormField form={form} name="last" label={t.last} hint={t.lastHint} required>
          {({ name, value, onValueChange, onBlur }) => (
            <DateInput min={today} {...{ name, value, onValueChange, onBlur }} />
          )}
        </FormField>
        {problem && (
          <Notice tone="critical" role="alert" compact>
            {problem}
          </Notice>
        )}
      </form>
    </Sheet>
  );
};
