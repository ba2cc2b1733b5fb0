import {
  formatAmount,
  limits,
  parseAud,
  type feeRule,
  type IncomingSelection,
  type SavedCard,
  type UsualFee,
} from '@tele/core';
import { CardBrand, FormField, Money, useCardWords, useEntries, type TeleForm } from '@tele/kit';
import { Button, MoneyInput, useMessages, VisuallyHidden } from '@tele/ui';
import { FeeCap } from '../FeeCap.tsx';
import { respondMessages } from './respond.messages.ts';
import './FeeStep.css';
import './RespondScreen.css';

export interface FeeStepProps {
  selection: IncomingSelection;
  form: TeleForm<{ fee: typeof feeRule }>;
  usualFee: UsualFee | null;
  card: SavedCard | undefined;
  onChangeCard: () => void;
}

export const FeeStep = ({ selection, form, usualFee, card, onChangeCard }: FeeStepProps) => {
  const t = useMessages(respondMessages);
  const words = useCardWords();
  const { fee } = useEntries(form);
  const { profession } = selection;
  const source = usualFee?.from === 'listed' ? t.listedFee({ profession }) : t.lastFee({ profession });
  const hint = usualFee && fee === usualFee.cents ? source : t.paysYou({ profession });
  return (
    <>
      <form {...form.props} className="tele-respond__step">
        <FormField form={form} name="fee" label={t.fee({ profession })} required hint={hint}>
          {({ name, value, onValueChange, onBlur }) => (
            <div className="tele-fee-step__row">
              <MoneyInput
                parse={parseAud}
                format={formatAmount}
                readOnly={form.busy}
                {...{ name, value, onValueChange, onBlur }}
              />
              <div className="tele-fee-step__cap">
                <span className="tele-fee-step__quiet">{t.shortCap({ profession })}</span>
                <strong>
                  <FeeCap selection={selection} />
                </strong>
              </div>
            </div>
          )}
        </FormField>
      </form>
      <div className="tele-respond__step">
        <div className="tele-respond__between">
          <div>
            <div className="tele-fee-step__title">{t.acceptanceFee}</div>
            <div className="tele-fee-step__quiet">{t.youPay}</div>
          </div>
          <Money className="tele-respond__amount" cents={limits.acceptanceFeeCents} />
        </div>
        {card && (
          <div className="tele-fee-step__card">
            <CardBrand card={card} />
            <span className="tele-fee-step__card-name">{words.name(card)}</span>
            <Button variant="ghost" size="sm" disabled={form.busy} onClick={onChangeCard}>
              <span>{t.changeCard}</span>
              <VisuallyHidden>{t.changeCardOf({ card: words.name(card) })}</VisuallyHidden>
            </Button>
          </div>
        )}
      </div>
    </>
  );
};
