import { formatAmount, parseAud, type feeRule, type IncomingSelection } from '@tele/core';
import { FormField, type TeleForm } from '@tele/kit';
import { Button, MoneyInput, Notice, useMessages } from '@tele/ui';
import { respondMessages } from './respond.messages.ts';
import './RespondScreen.css';

export interface FeeStepProps {
  selection: IncomingSelection;
  form: TeleForm<{ fee: typeof feeRule }>;
  /** The fee is settled and the card is next: it can be read, not written. */
  settled: boolean;
}

/** The consultation fee and Accept. */
export const FeeStep = ({ selection, form, settled }: FeeStepProps) => {
  const t = useMessages(respondMessages);
  const { profession, feeCapCents } = selection;
  const hint =
    feeCapCents === null ? t.feeHint({ profession }) : t.feeHintCapped({ profession, capCents: feeCapCents });
  return (
    <form {...form.props} className="tele-respond__step">
      <FormField form={form} name="fee" label={t.fee({ profession })} required hint={hint}>
        {({ name, value, onValueChange, onBlur }) => (
          <MoneyInput
            parse={parseAud}
            format={formatAmount}
            readOnly={settled || form.busy}
            {...{ name, value, onValueChange, onBlur }}
          />
        )}
      </FormField>
      {form.problem && (
        <Notice tone="critical" role="alert" compact>
          {form.problem}
        </Notice>
      )}
      {!settled && (
        <Button type="submit" variant="primary" size="lg" block loading={form.busy} loadingLabel={t.checking}>
          {t.accept}
        </Button>
      )}
    </form>
  );
};
