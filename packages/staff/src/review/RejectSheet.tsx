import { decisionReasonRule, faultTextRule, type ApplicationField, type Category } from '@tele/core';
import { FormField, useForm } from '@tele/kit';
import { Button, Checkbox, Heading, Notice, Sheet, TextArea, TextInput, useMessages } from '@tele/ui';
import { useId } from 'react';
import { decisionMessages } from './decision.messages.ts';
import { faultFields, faultsOf, rejectFields, type Fault } from './reject-fields.ts';
import './RejectSheet.css';

export interface RejectSheetProps {
  applicationId: string;
  category: Pick<Category, 'documents'>;
  labelOf: (field: ApplicationField) => string;
  open: boolean;
  onClose: () => void;
  /** Errors thrown are shown. */
  onReject: (why: { reason: string; faults: Fault[] }) => Promise<void>;
}

/** Mismatched fields and the reason, both shown to the applicant. Entries survive closing. */
const RejectSheet = ({ applicationId, category, labelOf, open, onClose, onReject }: RejectSheetProps) => {
  const t = useMessages(decisionMessages);
  const id = useId();
  const fields = faultFields(category);
  const form = useForm({
    fields: rejectFields(fields),
    initial: { reason: '', ...nothingTicked(fields) },
    draft: `staff.reject.${applicationId}`,
    failureText: t.notRejected,
    onSubmit: ({ reason, ...found }) => onReject({ reason, faults: faultsOf(fields, found) }),
  });
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t.rejectTitle}
      description={t.rejectLede}
      dismissible={!form.busy}
      footer={
        <div className="tele-reject-sheet__foot">
          {form.problem && (
            <Notice tone="critical" role="alert" compact>
              {form.problem}
            </Notice>
          )}
          <Button
            type="submit"
            form={form.props.id}
            variant="danger-solid"
            size="lg"
            block
            loading={form.busy}
            loadingLabel={t.rejecting}
          >
            {t.rejectNow}
          </Button>
        </div>
      }
    >
      <form {...form.props} className="tele-reject-sheet">
        <section aria-labelledby={id} className="tele-reject-sheet__fields">
          <Heading level={3} look="mini" id={id}>
            {t.fields}
          </Heading>
          {fields.map((field) => (
            <FormField
              key={field}
              form={form}
              name={field}
              label={t.found({ label: labelOf(field) })}
              hideLabel
              className="tele-reject-sheet__field"
            >
              {({ name, value, onValueChange, onBlur }) => (
                <>
                  <Checkbox
                    label={labelOf(field)}
                    checked={value !== null}
                    onChange={(event) => onValueChange(event.target.checked ? '' : null)}
                  />
                  {value !== null && (
                    <TextInput
                      name={name}
                      value={value}
                      maxLength={faultTextRule.maxLength}
                      placeholder={t.foundHint}
                      autoComplete="off"
                      onBlur={onBlur}
                      onChange={(event) => onValueChange(event.target.value)}
                    />
                  )}
                </>
              )}
            </FormField>
          ))}
        </section>
        <FormField form={form} name="reason" label={t.reason} required hint={t.reasonHint}>
          {(control) => (
            <TextArea
              rows={4}
              maxLength={decisionReasonRule.maxLength}
              showCount
              autoComplete="off"
              name={control.name}
              value={control.value}
              onChange={control.onChange}
              onBlur={control.onBlur}
            />
          )}
        </FormField>
      </form>
    </Sheet>
  );
};

export default RejectSheet;

function nothingTicked(fields: readonly ApplicationField[]) {
  return Object.fromEntries(fields.map((field) => [field, null])) as Record<ApplicationField, string | null>;
}
