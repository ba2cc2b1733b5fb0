import { LatePart } from '@tele/ui';
import type { CardFormProps } from './card-form-props.ts';
import { CardLoading } from './CardLoading.tsx';
import { lateCardEntries } from './late-card-entries.ts';

/** Payment provider's card field with one button. */
export const CardForm = (props: CardFormProps) => (
  <LatePart code={lateCardEntries} loading={<CardLoading />}>
    {({ CardEntry }) => <CardEntry {...props} />}
  </LatePart>
);
