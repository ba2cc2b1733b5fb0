import { errorText, useAfter, useChange } from '@tele/kit';
import { Button, useMessages, VisuallyHidden } from '@tele/ui';
import { accountMessages } from '../account.messages.ts';
import '../section/AccountScreen.css';

/** Time a number stays visible, in milliseconds (design s). */
const shownMs = 30_000;

/** Medicare number or IHI, masked until requested and again after 30 seconds. Each reveal is audited. */
export const ShownNumber = ({ masked }: { masked: string }) => {
  const t = useMessages(accountMessages);
  const { data, error, isPending, mutate, reset } = useChange('showNumber');
  useAfter(data ? shownMs : null, reset);
  return (
    <span className="tele-account-screen__number">
      <bdi>{data?.medicareOrIhi ?? masked}</bdi>
      <Button size="sm" variant="ghost" loading={isPending} onClick={() => (data ? reset() : mutate())}>
        <span>{data ? t.hide : t.show}</span>
        <VisuallyHidden>{t.whichNumber}</VisuallyHidden>
      </Button>
      <span role="status" className="tele-account-screen__said">
        {data && <VisuallyHidden>{t.numberShown({ number: data.medicareOrIhi })}</VisuallyHidden>}
        {error && <span>{errorText(error, t.showFailed)}</span>}
      </span>
    </span>
  );
};
